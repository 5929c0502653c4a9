import type { UnknownAction } from '@reduxjs/toolkit';
import { isResumed } from './liftedState';
import { MASK } from './mirror/secretFields';
import type { Step } from './readRecording';
import { fieldLeft, optionChosen, type FieldLeft, type OptionChosen } from './playerEntries';
import { texts } from './texts';

/** How the list of actions shows a step. */
export interface StepInfo {
  /** `getMe ✓ 120 ms`, `→ /recharge?ask=recharge`, `form/formSubmitted username, password`. */
  label: string;
  /** Something that the player did. */
  isPlayers: boolean;
  /** A call that failed, a form that was refused, an error that was caught. */
  isError: boolean;
  /** Bookkeeping of RTK Query, caused neither by the player nor by the host. */
  isPlumbing: boolean;
}

interface CallMeta {
  requestId?: string;
  condition?: boolean;
  arg?: { endpointName?: string };
}

const players =
  /^(player\/|location\/locationChanged|form\/formSubmitted|choices\/choiceMade|colourMode\/|locale\/|copied\/valueCopied|screen\/drawerToggled|(recharge|migration)\/(submitted|dismissed)|signIn\/(signInStarted|signInProofChosen|passkeySignInStarted)|arrivals\/newCodeAsked|problemReport\/reportOpened)/;
const plumbing =
  /^(__rtkq\/|persist\/|api\/(config|internalSubscriptions|subscriptions|queries|mutations|provided|invalidateTags))/;
const call = /^api\/execute(?:Query|Mutation)\/(pending|fulfilled|rejected)$/;

/** Whether RTK Query skipped the call because the same one was under way or its data were fresh; it sets `condition` then. */
const wasNotMade = ({ meta }: UnknownAction): boolean => (meta as CallMeta | undefined)?.condition === true;

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

/** Whether the host refused something, or something failed. */
function isRefusal({ type, payload }: UnknownAction): boolean {
  if (type === 'form/formAnswered') return payload !== null && payload !== undefined;
  if (type === fieldLeft.type) return !(payload as FieldLeft).valid;
  return type === 'problemReport/problemCaught' || type.endsWith('/rejected');
}

/** A call's endpoint, outcome and duration. */
function callLabel({ action, at }: Step, phase: string, startedAt: number | undefined): string {
  const { arg } = (action['meta'] ?? {}) as CallMeta;
  const name = arg?.endpointName ?? action.type;
  if (phase === 'pending') return `${name} …`;
  const { status, kind } = (action['payload'] ?? {}) as { status?: unknown; kind?: unknown };
  const outcome = phase === 'fulfilled' ? '✓' : ['✗', status ?? kind].filter(Boolean).join(' ');
  return startedAt === undefined || startedAt === 0
    ? `${name} ${outcome}`
    : `${name} ${outcome} ${at - startedAt} ms`;
}

/** `chọn: 50.000 đ (Số tiền)` */
function chosenLabel({ field, value, label }: OptionChosen): string {
  const known = label === undefined || label === '' || label === MASK ? undefined : label;
  const shown = typeof value === 'number' ? value.toLocaleString('vi-VN') : value;
  return texts.chosen(known ?? (typeof shown === 'boolean' ? texts.ticked(shown) : shown), field);
}

/** `rời ô phone: trống ✗ Vui lòng nhập số điện thoại` */
const leftLabel = ({ field, value, valid, error }: FieldLeft): string =>
  [texts.left(field, value === ''), valid ? '✓' : '✗', error].filter(Boolean).join(' ');

function ownLabel(action: UnknownAction): string {
  const { type, payload } = action;
  if (optionChosen.match(action)) return chosenLabel(action.payload);
  if (fieldLeft.match(action)) return leftLabel(action.payload);
  if (type === 'location/locationChanged') {
    const { pathname, search } = payload as Record<string, unknown>;
    return `→ ${textOf(pathname)}${textOf(search)}`;
  }
  if (isResumed({ type })) return texts.resumed;
  if (typeof payload !== 'object') return payload === undefined ? type : `${type} ${JSON.stringify(payload)}`;
  return [type, Object.keys(payload ?? {}).join(', ')].filter(Boolean).join(' ');
}

/** The infos of all steps. A call's duration is the time between its two actions. */
export function stepInfos(steps: readonly Step[]): StepInfo[] {
  const started = new Map<string, number>();
  return steps.map((step): StepInfo => {
    const { action, at, unknown } = step;
    const phase = call.exec(action.type)?.[1];
    const { requestId = '' } = (action['meta'] ?? {}) as CallMeta;
    if (phase === 'pending') started.set(requestId, at);
    const label = phase === undefined ? ownLabel(action) : callLabel(step, phase, started.get(requestId));
    return {
      label: unknown ? `${label} (${texts.unknownStep})` : label,
      isPlayers: players.test(action.type),
      isError: isRefusal(action) && !wasNotMade(action),
      isPlumbing: plumbing.test(action.type) || wasNotMade(action),
    };
  });
}
