import type { PortalError } from './portalError';

interface FormErrors {
  /** Field → its messages, a line each. */
  fields: Record<string, string>;
  /** The message above the form. */
  alert: string | undefined;
}

/**
 * Distributes an error over a form (API-5). Messages of fields that the form has go under them, joined with newlines. The
 * top-level message, and messages of other fields, go into the alert. Each message is shown once.
 */
export function formErrorsOf(error: PortalError, formFields: readonly string[]): FormErrors {
  const entries = Object.entries(error.body?.errors ?? {}).filter(([, messages]) => messages.length > 0);
  const known = entries.filter(([field]) => formFields.includes(field));
  const strayMessages = entries.filter(([field]) => !formFields.includes(field)).flatMap(([, list]) => list);
  const shown = new Set(known.flatMap(([, messages]) => messages));
  const lines = [error.message, ...strayMessages].filter((line) => !shown.has(line));
  // Where the fields have messages, a refusal without a message of its own needs no default one.
  const spoken = known.length > 0 && error.body?.message === undefined ? lines.slice(1) : lines;
  return {
    fields: Object.fromEntries(known.map(([field, messages]) => [field, messages.join('\n')])),
    alert: [...new Set(spoken)].join('\n') || undefined,
  };
}
