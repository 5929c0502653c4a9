import type { AppStore } from '../store/types';
import { MASK } from './mirror/secretFields';
import { fieldLeft, optionChosen, type FieldLeft } from './playerEntries';

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** The form control that an event targets; null for anything else. */
function controlOf({ target }: Event): Control | null {
  if (!(target instanceof Element) || !target.matches('input, select, textarea')) return null;
  return target as Control;
}

const isChoice = ({ type }: Control): boolean => /^(radio|checkbox|select-one)$/.test(type);

/** An element's text up to the first comma, since the rest is explanation; at most 60 characters. */
function textOf(element: Element | null | undefined): string {
  if (!element) return '';
  const texts: string[] = [];
  const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) texts.push(walker.currentNode.textContent?.trim() ?? '');
  const [first = ''] = texts
    .filter(Boolean)
    .join(' ')
    .split(/\s*,\s/);
  return first.slice(0, 60);
}

/** Whether a name is missing or is React's own id, which a group of radios without a name gets. */
const isGenerated = (name: string) => name === '' || !/^[a-z]/i.test(name);

const fieldOf = (control: Control): string =>
  isGenerated(control.name)
    ? (control.closest('fieldset')?.getAttribute('aria-label') ?? textOf(control.labels?.[0]))
    : control.name;

const isNumber = (text: string) => /^\d{1,12}$/.test(text);

function chosenIn(control: Control) {
  const { value, type } = control;
  if (type === 'checkbox') return { value: (control as HTMLInputElement).checked };
  const element = control instanceof HTMLSelectElement ? control.selectedOptions[0] : control.labels?.[0];
  return { value: isNumber(value) ? Number(value) : value, label: textOf(element) };
}

/** The error that a field shows, found through aria-describedby. */
function errorOf(control: Control): string {
  const ids = control.getAttribute('aria-describedby')?.split(' ') ?? [];
  return ids.map((id) => document.getElementById(id)?.textContent.trim() ?? '').join(' ');
}

function leftWith(control: Control): Pick<FieldLeft, 'value' | 'valid' | 'error'> {
  const valid = control.getAttribute('aria-invalid') !== 'true';
  const error = valid ? '' : errorOf(control);
  return { value: control.value === '' ? '' : MASK, valid, ...(error && { error }) };
}

/**
 * Logs the options that the player chooses and the fields that they leave, in any form of the page (docs/state.md). Nothing runs on
 * every keystroke. Controls inside elements that match the selector `except` are ignored. Returns a function that stops it.
 */
export function watchPlayer({ dispatch, getState }: AppStore, except?: string): () => void {
  const isOthers = (control: Control) => except !== undefined && control.closest(except) !== null;
  const whereOf = (control: Control) => ({
    at: getState().form.at,
    field: fieldOf(control),
    kind: control.type,
  });
  // In the capture phase, before the portal's own handlers, so that the choice is logged before its effects.
  const onChange = (event: Event) => {
    const control = controlOf(event);
    if (control && isChoice(control) && !isOthers(control))
      dispatch(optionChosen({ ...whereOf(control), ...chosenIn(control) }));
  };
  const onLeft = (event: Event) => {
    const control = controlOf(event);
    if (!control || isChoice(control) || isOthers(control)) return;
    if (control.matches('[type=button], [type=submit]')) return;
    const where = whereOf(control);
    // By then React has rendered whether the field is valid.
    queueMicrotask(() => dispatch(fieldLeft({ ...where, ...leftWith(control) })));
  };
  document.addEventListener('change', onChange, true);
  document.addEventListener('focusout', onLeft);
  return () => {
    document.removeEventListener('change', onChange, true);
    document.removeEventListener('focusout', onLeft);
  };
}
