import { delay, HttpResponse } from 'msw';
import type { paths } from '@portal/contract';
import { answer } from '../../tests/support/handlers';

type Path = (typeof paths)[keyof typeof paths];
type Method = Parameters<typeof answer>[0];

/** The call never ends: the loading state. */
export const hanging = (path: Path, method: Method = 'get') => answer(method, path, () => delay('infinite'));

/** The connection breaks. */
export const broken = (path: Path, method: Method = 'get') =>
  answer(method, path, () => HttpResponse.error());

/** The host answers with a status and, if any, a body. */
export const answering = (path: Path, method: Method, status: number, body: object = {}) =>
  answer(method, path, () => HttpResponse.json(body, { status }));
