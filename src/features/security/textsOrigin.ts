import { defineTexts } from '../../i18n/defineTexts';

export const originTexts = defineTexts({
  'origin.browserOn': '{browser} trên {system}',
  'origin.unknown': 'Trình duyệt không xác định',
});
