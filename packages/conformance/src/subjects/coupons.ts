import type { CouponRow } from '@campo-livre/domain/coupons/coupon.ts'
import type { NewCoupon } from '@campo-livre/domain/coupons/coupon-input.ts'
import { newAccount, writableAccount } from '../client/accounts.ts'
import type { Session } from '../client/logins.ts'
import type { TestClient } from '../client/test-client.ts'
import { holdTime } from '../client/times.ts'
import type { Subject, ValidRequest } from '../subject.ts'
import { atOwnCompany } from './bookings.ts'
import { reader } from './reader.ts'

/** Returns a coupon for whatever is booked, whenever the suite runs. */
const facts = ({ unique }: TestClient): NewCoupon => ({
  code: unique.key().slice(-20).toUpperCase(),
  percent: 10,
  amountCents: null,
  fieldIds: [],
  weekdays: [0, 1, 2, 3, 4, 5, 6],
  fromMinute: 0,
  toMinute: 1440,
  from: '2020-01-01',
  until: '3000-12-31',
  maxUses: null,
  oncePerPerson: false,
})

const post = (client: TestClient, by: Session, body: NewCoupon = facts(client)) =>
  client.data<CouponRow>({ method: 'POST', path: '/company/coupons', by, body })

async function made(client: TestClient) {
  const { by, lent } = await writableAccount(client, 'company')
  const coupon = await post(client, by)
  return { by, lent, coupon, params: { id: coupon.id } }
}

/** Makes a coupon of another company. */
async function another(client: TestClient) {
  const by = await newAccount(client, 'company')
  return { id: (await post(client, by)).id }
}

const read = (good: ValidRequest, data: unknown) =>
  `/company/coupons/${good.params?.id ?? (data as CouponRow).id}`

/** Returns what is entered of a coupon, with its version. */
const changed = ({ version }: CouponRow, client: TestClient) => ({ ...facts(client), version })

/** Holds a time for an athlete at a company that has a coupon. */
async function held(client: TestClient) {
  const { by: company, params } = await atOwnCompany(client)
  const { code } = await post(client, company)
  return { by: await client.actor('athlete'), params, code, company }
}

async function discounted(client: TestClient) {
  const { by, params, code } = await held(client)
  await client.data({ method: 'PUT', path: `/bookings/${params.id}/coupon`, by, body: { code } })
  return { by, params }
}

const anotherHold = async (client: TestClient) => ({
  id: await holdTime(client, await client.actor('athlete2')),
})
const readBooking = (_good: ValidRequest, data: unknown) => `/bookings/${(data as { id: string }).id}`

export const couponSubjects: Record<string, Subject> = {
  'GET /company/coupons': reader('company'),
  'POST /company/coupons': {
    validRequest: async (client) => {
      const { by, lent } = await writableAccount(client, 'company')
      return { by, lent, body: facts(client) }
    },
    again: 422,
    other: async (client) => facts(client),
    counted: '/company/coupons',
    read,
  },
  'GET /company/coupons/{id}': { validRequest: made, another },
  'GET /company/coupons/{id}/history': { validRequest: made, another },
  'PUT /company/coupons/{id}': {
    validRequest: async (client) => {
      const { coupon, ...good } = await made(client)
      return { ...good, body: changed(coupon, client) }
    },
    another,
    again: 409,
    other: async (client, { body }) => ({ ...facts(client), version: (body as CouponRow).version }),
    read,
  },
  'PUT /company/coupons/{id}/status': {
    validRequest: async (client) => ({ ...(await made(client)), body: { status: 'paused' } }),
    another,
    again: 'same',
    read,
  },
  'PUT /bookings/{id}/coupon': {
    validRequest: async (client) => {
      const { by, params, code } = await held(client)
      return { by, params, body: { code } }
    },
    another: anotherHold,
    again: 'same',
    read: readBooking,
  },
  'DELETE /bookings/{id}/coupon': {
    validRequest: discounted,
    another: anotherHold,
    again: 'same',
    read: readBooking,
  },
}
