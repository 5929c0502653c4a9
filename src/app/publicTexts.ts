import { loginTexts } from '../features/login/texts';
import { recoveryTexts } from '../features/recovery/texts';
import { byEmailTexts } from '../features/recovery/textsByEmail';
import { byPhoneTexts } from '../features/recovery/textsByPhone';
import { supportTexts } from '../features/support/texts';
import { registrationTexts } from '../features/registration/texts';

/**
 * The texts of the public pages, with the titles that routes.ts names. Only the build uses it: in the browser, each page loads
 * its own texts.
 */
export const publicTexts = {
  ...loginTexts,
  ...recoveryTexts,
  ...byEmailTexts,
  ...byPhoneTexts,
  ...registrationTexts,
  ...supportTexts,
};
