import { loginTexts } from '../features/login/texts';
import { recoveryTexts } from '../features/recovery/texts';
import { byEmailTexts } from '../features/recovery/textsByEmail';
import { byPhoneTexts } from '../features/recovery/textsByPhone';
import { registrationTexts } from '../features/registration/texts';

/** Texts of the public pages, among them the titles that routes.ts names. For the build only: at run time each page loads its own. */
export const publicTexts = {
  ...loginTexts,
  ...recoveryTexts,
  ...byEmailTexts,
  ...byPhoneTexts,
  ...registrationTexts,
};
