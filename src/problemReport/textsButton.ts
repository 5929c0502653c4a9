import { defineTexts } from '../i18n/defineTexts';

/** On error panels and in the account menu; the dialog has texts.ts. */
export const reportButtonTexts = defineTexts({ 'report.open': 'Báo lỗi' });
