import { request, type IncomingHttpHeaders } from 'node:http';

interface RawAnswer {
  status: number;
  headers: IncomingHttpHeaders;
  text: string;
}

/** A request with full control over its headers, including those that fetch does not allow: Host, a Cookie of any form. */
export function rawRequest(
  origin: string,
  method: string,
  path: string,
  headers: Record<string, string>,
  body = '',
): Promise<RawAnswer> {
  return new Promise((resolve, reject) => {
    const sent = request(`${origin}${path}`, { method, headers, setHost: false }, (answer) => {
      let text = '';
      answer.setEncoding('utf8');
      answer.on('data', (chunk: string) => (text += chunk));
      answer.on('end', () => resolve({ status: answer.statusCode ?? 0, headers: answer.headers, text }));
    });
    sent.on('error', reject);
    sent.end(body);
  });
}
