import { mkdtempSync, rmSync } from 'node:fs';
import { connect } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { eventually } from '../../support/eventually';
import { rawRequest } from '../../support/rawRequest';
import { startHost } from '../../support/startHost';
import { useHost } from '../../support/useHost';

const { host, database } = useHost();

describe('errors', () => {
  it.each<[string, number, Record<string, string>, string]>([
    [
      'a body that is too large',
      413,
      { 'Content-Type': 'application/json' },
      `{"username":"${'a'.repeat(70_000)}"}`,
    ],
    ['a body of another kind', 415, { 'Content-Type': 'text/xml' }, '<a/>'],
    ['broken JSON', 400, { 'Content-Type': 'application/json' }, '{"username":'],
  ])('%s: %i in Vietnamese', async (_, status, headers, body) => {
    const answer = await host.client().post('/login', body, { headers });
    expect([answer.status, answer.json()]).toEqual([
      status,
      { statusCode: status, message: expect.stringMatching(/[ạ-ỹđ]/) as unknown },
    ]);
  });

  it.each([
    ['no valid percent code', 'GET', '/%zz', 400],
    ['half a character', 'POST', '/api/transfer-notices/%e1', 400],
    ['a name that is too long', 'POST', `/api/transfer-notices/${'a'.repeat(200)}`, 414],
  ])(
    'an address with %s: an answer like others, with the headers of every response',
    async (_, method, address, status) => {
      const { text: body, ...answer } = await rawRequest(host.origin, method, address, { Host: 'portal' });
      expect([answer.status, JSON.parse(body)]).toEqual([
        status,
        { statusCode: status, message: expect.stringMatching(/[ạ-ỹđ]/) as unknown },
      ]);
      expect(answer.headers).toMatchObject({
        'x-content-type-options': 'nosniff',
        'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
        'cache-control': 'no-store',
        'x-request-id': expect.stringMatching(/^[\w-]{12}$/) as unknown,
      });
    },
  );

  it.each([
    ['no HTTP', 'xin chào\r\n\r\n', 400],
    ['headers that are too large', `GET / HTTP/1.1\r\nX: ${'a'.repeat(20_000)}\r\n\r\n`, 431],
  ])('%s: an answer like others, with the headers of every response', async (_, sent, status) => {
    const { port } = new URL(host.origin);
    const socket = connect(Number(port), '127.0.0.1').end(sent);
    const [head = '', body = ''] = (await text(socket)).split('\r\n\r\n');
    expect(JSON.parse(body)).toEqual({
      statusCode: status,
      message: expect.stringMatching(/[ạ-ỹđ]/) as unknown,
    });
    expect(head.toLowerCase().split('\r\n')).toEqual(
      expect.arrayContaining([
        expect.stringContaining(`http/1.1 ${status} `),
        'x-content-type-options: nosniff',
        "content-security-policy: default-src 'none'; frame-ancestors 'none'",
        'cache-control: no-store',
        'content-type: application/json; charset=utf-8',
      ]),
    );
  });

  it('log lines carry the request’s id and none of its secrets', async () => {
    const client = host.client();
    await client.csrf();
    const xsrf = client.cookies.get('XSRF-TOKEN') ?? '';
    const session = client.cookies.get('fs_session') ?? '';
    const answer = await client.post(
      '/login',
      { username: 'demo', password: 'S3cret-pass!' },
      { headers: { 'X-Request-Id': 'trace-12345678' } },
    );
    expect(answer.status).toBe(422);
    // The line is written after the response was sent.
    const lineOf = () =>
      host
        .stderr()
        .split('\n')
        .find((line) => line.includes('trace-12345678') && line.endsWith('}'));
    await eventually('the line is written', async () => lineOf() !== undefined);
    const line = lineOf() ?? '';
    expect(JSON.parse(line)).toMatchObject({
      requestId: 'trace-12345678',
      method: 'POST',
      path: '/login',
      status: 422,
    });
    for (const secret of ['S3cret-pass!', xsrf, session]) expect(host.stderr()).not.toContain(secret);
  });

  it('a host without a build shows a page that says what to run', async () => {
    const empty = mkdtempSync(path.join(os.tmpdir(), 'portal-nodist-'));
    const unbuilt = await startHost({ databaseUrl: database.url, env: { PORTAL_DIST: empty } });
    const page = await unbuilt.client().get('/', { headers: { Accept: 'text/html' } });
    expect([page.status, page.text]).toEqual([503, expect.stringContaining('npm run build')]);
    expect((await unbuilt.client().csrf()).status).toBe(204);
    await unbuilt.stop();
    rmSync(empty, { recursive: true, force: true });
  });
});
