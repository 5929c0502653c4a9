import type { Method } from '@portal/contract';
import type { Answer } from './answer';
import type { Session, Sessions } from './session';
import type { Account, World } from './world';

/** The input of a call's handler. `account` is the signed-in player. */
export interface Context {
  world: World;
  sessions: Sessions;
  session: Session;
  /** The `:name` parts of the path. */
  params: Readonly<Record<string, string>>;
  /** The JSON body; a field that is neither text nor number is read as ''. */
  text: (field: string) => string;
  body: Readonly<Record<string, unknown>>;
}

export interface SignedInContext extends Context {
  account: Account;
}

/** One row of requirements §7. */
export interface HostCall {
  method: Method;
  path: string;
  act: (context: Context) => Answer;
}

const unauthenticated: Answer = { status: 401, json: { message: 'Unauthenticated.' } };

export const open = (method: Method, path: string, act: HostCall['act']): HostCall => ({ method, path, act });

/** A call for signed-in players; everybody else gets 401. */
export const behindSession = (
  method: Method,
  path: string,
  act: (context: SignedInContext) => Answer,
): HostCall => ({
  method,
  path,
  act: (context) => {
    const { account } = context.session;
    return account ? act({ ...context, account }) : unauthenticated;
  },
});
