import type { AppStore } from '../store/types';
import { MASK } from './mirror/secretFields';
import { fieldLeft, optionChosen, type FieldLeft } from './playerEntries';

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** The control that an event is about; null for anything else. */
function controlOf({ target }: Event): Control | null {
  if (!(target instanceof Element) || !target.matches('input, select, textarea')) return null;
  return target as Control;
}

const isChoice = ({ type }: Control): boolean => /^(radio|checkbox|select-one)$/.test(type);

/** The texts within an element, up to the first comma: what follows it explains. */
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

/** React's own ids, which stand where a group of radios got no name. */
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

/** The error that a field shows, as it describes the field. */
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
 * Adds to the logs of a store what its player chooses, and which fields they leave, in any form of the page (docs/state.md). It listens
 * to nothing that happens at every key. What lies within `except`, a selector, is not the player's. Returns a function that ends it.
 */
export function watchPlayer({ dispatch, getState }: AppStore, except?: string): () => void {
  const isOthers = (control: Control) => except !== undefined && control.closest(except) !== null;
  const whereOf = (control: Control) => ({
    at: getState().form.at,
    field: fieldOf(control),
    kind: control.type,
  });
  // Before the portal hears of it, so that the choice stands before what follows from it.
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
    // Then React has written whether the field is valid.
    queueMicrotask(() => dispatch(fieldLeft({ ...where, ...leftWith(control) })));
  };
  document.addEventListener('change', onChange, true);
  document.addEventListener('focusout', onLeft);
  return () => {
    document.removeEventListener('change', onChange, true);
    document.removeEventListener('focusout', onLeft);
  };
}
