import type { UnknownAction } from '@reduxjs/toolkit';
import { InvalidRecordingError } from './readRecording';
import { isKnownAction } from './knownActions';
import { texts } from './texts';

/** Strings in either kind of quotes, names of fields, commas before a closing bracket. */
const parts = /'((?:[^'\\]|\\.)*)'|"(?:[^"\\]|\\.)*"|([A-Za-z_$][\w$]*)(?=\s*:)|,(?=\s*[}\]])/g;

/** Converts a typed JavaScript object literal to JSON, because a page whose policy forbids `eval` cannot evaluate it. */
const toJson = (typed: string): string =>
  typed.replace(parts, (whole, single?: string, name?: string) => {
    if (single !== undefined) return JSON.stringify(single.replaceAll("\\'", "'"));
    if (name !== undefined) return JSON.stringify(name);
    return whole === ',' ? '' : whole;
  });

/** Parses an action that was typed in DevTools. @throws InvalidRecordingError */
export function typedAction(typed: unknown): UnknownAction {
  let action: unknown;
  try {
    action = JSON.parse(toJson(String(typed)));
  } catch {
    throw new InvalidRecordingError(texts.notAnAction);
  }
  const { type } = (action ?? {}) as { type?: unknown };
  if (typeof type !== 'string') throw new InvalidRecordingError(texts.notAnAction);
  if (!isKnownAction(action as UnknownAction)) throw new InvalidRecordingError(texts.unknownAction(type));
  return action as UnknownAction;
}
