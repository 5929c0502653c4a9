import { fastify } from 'fastify';
import { readCookie, setCookie } from '../../../api-host/plugins/cookies';

/** A host that returns the value of the cookie `b` as JSON and sets a cookie itself. */
async function answerTo(cookie: string | undefined) {
  const app = fastify();
  app.get('/', (request, reply) => {
    setCookie(reply, { name: 'a', value: 'v', secure: true, httpOnly: true, maxAge: 0 });
    return reply.send({ value: readCookie(request, 'b') ?? null });
  });
  const answer = await app.inject({ url: '/', headers: cookie === undefined ? {} : { cookie } });
  await app.close();
  return answer;
}

describe('cookies', () => {
  it.each([
    ['a=1; b=2', '2'],
    ['a=1;b=2 ', '2'],
    ['ab=1; b=2', '2'],
    ['b=first; b=second', 'first'],
    ['xb=1', null],
    ['b', null],
    ['b=', ''],
    ['; ;b=2', '2'],
    [undefined, null],
  ])('%j: reads b as %j', async (header, value) => {
    expect((await answerTo(header)).json()).toEqual({ value });
  });

  it('are set with Path=/ and SameSite=Lax', async () => {
    const { headers } = await answerTo(undefined);
    expect(headers['set-cookie']).toBe('a=v; Max-Age=0; Path=/; HttpOnly; Secure; SameSite=Lax');
  });
});
