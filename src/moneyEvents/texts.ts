import { defineTexts } from '../i18n/defineTexts';

/** PAY-9, APP-5: the texts of ArrivalToast. Not among the app's texts, because the public pages load those. */
export const arrivalTexts = defineTexts({
  'shell.arrived': '+{amount}\u00A0{unit} đã vào tài khoản của bạn',
  'shell.refunded': 'Đã hoàn {amount}\u00A0{unit} vào tài khoản của bạn',
  'shell.arrivedAfterDebt':
    '+{amount}\u00A0{unit}: {debt}\u00A0{unit} đã trả hết nợ, {credit}\u00A0{unit} cộng vào số dư của bạn',
  'shell.arrivedForDebt': '+{amount}\u00A0{unit} đã trừ vào nợ của bạn. Còn nợ {owed}\u00A0{unit}',
  'shell.arrivedClearedDebt': '+{amount}\u00A0{unit} đã trả hết nợ của bạn',
  'shell.arrivedTitle': '(+{amount} {unit}) {title}',
});
