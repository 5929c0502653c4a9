/** Location state of a dialog with an address of its own. */
export interface DialogState {
  /** The dialog was opened from the page below it, so going back closes it (hooks/useModal.ts). */
  opened?: true;
  /** The type of the transaction whose receipt it is, or how it begins (components/receiptLink.ts). */
  type?: string | undefined;
}

/** The state of an address that opens a dialog. Apart from the hooks that read it, so that a page of links loads without them. */
export const openedFromPage: DialogState = { opened: true };
