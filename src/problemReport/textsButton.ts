import { defineTexts } from '../i18n/defineTexts';

/** Texts of error panels and of the account menu; those of the dialog are in texts.ts. */
export const reportButtonTexts = defineTexts({ 'report.open': 'Báo lỗi' });
