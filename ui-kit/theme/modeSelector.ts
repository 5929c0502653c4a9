/** Selects what a mode applies to (APP-2); MUI puts the mode in the place of %s. */
export const modeSelector = '[data-mode="%s"]';
