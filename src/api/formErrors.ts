import type { PortalError } from './portalError';

interface FormErrors {
  /** Field → its messages, one per line. */
  fields: Record<string, string>;
  /** The message above the form. */
  alert: string | undefined;
}

/** A message without the count of further errors that Laravel appends: 'Số điện thoại đã được dùng. (and 1 more error)'. */
export const withoutCount = (line: string): string => line.replace(/ \([^()]*\)$/, '');

/**
 * Distributes an error over a form (API-5). Messages for fields of the form are shown under them, joined with newlines. The top-level
 * message and messages for other fields are shown in the alert. No message is shown twice.
 */
export function formErrorsOf(error: PortalError, formFields: readonly string[]): FormErrors {
  const entries = Object.entries(error.body?.errors ?? {}).filter(([, messages]) => messages.length > 0);
  const known = entries.filter(([field]) => formFields.includes(field));
  const strayMessages = entries.filter(([field]) => !formFields.includes(field)).flatMap(([, list]) => list);
  const shown = new Set(known.flatMap(([, messages]) => messages).flatMap((text) => text.split('\n')));
  const lines = [...error.message.split('\n'), ...strayMessages].filter(
    (line) => !shown.has(withoutCount(line)),
  );
  // When fields have messages, a refusal without its own message does not need the default one.
  const spoken = known.length > 0 && error.body?.message === undefined ? lines.slice(1) : lines;
  return {
    fields: Object.fromEntries(known.map(([field, messages]) => [field, messages.join('\n')])),
    alert: [...new Set(spoken)].join('\n') || undefined,
  };
}
