import type { HttpHandler } from 'msw';
import type { paths, ProofField } from '@portal/contract';
import { answer, refusal } from './handlers';

/** The host's message above the form when it asks for a proof. */
export const ASKED = 'Hãy xác nhận đây là bạn.';

type Path = (typeof paths)[keyof typeof paths];

/** SAFE-1, SAFE-5: the call is refused until it contains the field; `under` is the field that the error names. */
export const asksFor = (
  method: 'post' | 'put' | 'patch',
  path: Path,
  field: ProofField | 'lostFactor',
  message = 'Không được bỏ trống',
  under: ProofField | 'lostFactor' = field,
): HttpHandler =>
  answer(method, path, async ({ request }) => {
    const body = (await request.clone().json()) as Record<string, unknown>;
    return body[field] ? undefined : refusal(422, { message: ASKED, errors: { [under]: [message] } });
  });
