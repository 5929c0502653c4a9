/** Location state of a dialog with an address of its own. */
export interface DialogState {
  /** The dialog was opened from the page below it, so going back closes it (hooks/useModal.ts). */
  opened?: true;
}

/** The state of an address that opens a dialog. Apart from the hooks that read it, so that a page of links loads without them. */
export const openedFromPage: DialogState = { opened: true };
