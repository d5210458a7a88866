// React's development build marks every render for the Performance panel when these exist, which nobody looks at in a
// test. Runs before React is loaded, because React looks for them once.
Object.assign(console, { timeStamp: undefined, createTask: undefined })
