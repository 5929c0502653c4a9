/** The interaction states of a control that do not come from its props. */
export const controlStates = ['normal', 'hover', 'focus', 'pressed'] as const;
export type ControlState = (typeof controlStates)[number];

export const isControlState = (value: unknown): value is ControlState =>
  controlStates.some((state) => state === value);

/** Classes of the addon, which adds a class selector to each pseudo-state rule. They apply to everything below an element. */
const below: Readonly<Record<ControlState, readonly string[]>> = {
  normal: [],
  hover: ['pseudo-hover-all'],
  focus: [],
  pressed: ['pseudo-hover-all', 'pseudo-active-all'],
};

const CONTROLS = ':is(a, button, input, select, textarea, [role=menuitem]):not(:disabled)';

/** Focus is set on each control, because the global :focus-visible rule would outline every element. MUI's inputs have their own classes. */
const focused: readonly [selector: string, classes: readonly string[]][] = [
  [CONTROLS, ['pseudo-focus', 'pseudo-focus-visible']],
  ['.MuiButtonBase-root:not(.Mui-disabled)', ['Mui-focusVisible']],
  ['.MuiInputBase-root, .MuiInputLabel-root', ['Mui-focused']],
  ['.MuiFormControl-root', ['pseudo-focus-within']],
];

/** Shows everything below an element in a state, including later renders. Returns a function that undoes it. */
export function showControlState(root: HTMLElement, state: ControlState): () => void {
  root.classList.add(...below[state]);
  const touched: [Element, readonly string[]][] = [];
  const focus = () => {
    for (const [selector, classes] of focused)
      for (const element of root.querySelectorAll(selector)) {
        if (classes.every((name) => element.classList.contains(name))) continue;
        element.classList.add(...classes);
        touched.push([element, classes]);
      }
  };
  const watcher = new MutationObserver(focus);
  if (state === 'focus') {
    focus();
    watcher.observe(root, { childList: true, subtree: true });
  }
  return () => {
    watcher.disconnect();
    root.classList.remove(...below[state]);
    for (const [element, classes] of touched) element.classList.remove(...classes);
  };
}

/** Shows the items of an open menu, each in a different state. */
export function showStateOfEach(items: readonly HTMLElement[]): void {
  const classes: Readonly<Record<ControlState, readonly string[]>> = {
    normal: [],
    hover: ['pseudo-hover'],
    focus: ['Mui-focusVisible'],
    pressed: ['pseudo-hover', 'pseudo-active'],
  };
  for (const [index, state] of controlStates.entries()) {
    // The menu itself focuses its first item.
    items[index]?.blur();
    items[index]?.classList.remove('Mui-focusVisible');
    items[index]?.classList.add(...classes[state]);
  }
}
