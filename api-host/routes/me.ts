import type { FastifyInstance } from 'fastify';
import { paths } from '@portal/contract';
import { playerOf, requirePlayer } from '../plugins/sessions';

const text = { type: 'string' } as const;
const maybe = { type: ['string', 'null'] } as const;
const kp = { type: 'integer' } as const;

/** Contract's User, for a serialiser that need not look at what it is given. A test compares it with the contract. */
const userSchema = {
  type: 'object',
  properties: {
    username: text,
    email: maybe,
    phoneNumber: maybe,
    firstName: maybe,
    middleName: maybe,
    lastName: maybe,
    dob: maybe,
    joinAt: text,
    language: text,
    verifiedAt: maybe,
    verifiedPhoneAt: maybe,
    lastPasswordChange: maybe,
    mfaEnabled: { type: 'boolean' },
    credit: kp,
    debtCredit: kp,
  },
} as const;

/** GET /api/me: contract's User; 401 means logged out. Balances are read with the session, in one query. */
export async function meRoutes(app: FastifyInstance): Promise<void> {
  app.get(
    paths.me,
    { preHandler: requirePlayer, schema: { response: { 200: userSchema } } },
    async (request, reply) => {
      reply.header('Cache-Control', 'no-store');
      return playerOf(request).user;
    },
  );
}
