/** The selector for a colour mode (APP-2); MUI replaces %s with the mode. */
export const modeSelector = '[data-mode="%s"]';
