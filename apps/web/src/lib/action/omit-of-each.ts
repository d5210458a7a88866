/** A union without some properties of each of its members, where `Omit` would keep only what they all have. */
export type OmitOfEach<Union, Key extends PropertyKey> = Union extends unknown ? Omit<Union, Key> : never
