import { qrFields, splitQrFields } from './vietQr';

/** A bank's app that a deployment offers to open. `id` is the app's id in VietQR's deep links, such as `vcb`. */
export interface BankApp {
  id: string;
  name: string;
}

/** The data that the app's transfer form is filled with. */
export interface BankTransfer {
  /** The QR code of the receiving method, which contains the bank and the account. */
  qrCodeData: string;
  /** VND; null if the payer enters the amount. */
  cash: number | null;
  /** The text that names the player. */
  content: string;
  /** The holder of the receiving account; '' if it is not known. */
  holder: string;
}

/** NAPAS BINs, and the ids of the receiving banks in VietQR's deep links. */
const bankByBin: Partial<Record<string, string>> = {
  '970400': 'sgicb',
  '970403': 'stb',
  '970405': 'vba',
  '970407': 'tcb',
  '970412': 'pvcb',
  '970415': 'icb',
  '970416': 'acb',
  '970418': 'bidv',
  '970419': 'ncb',
  '970422': 'mb',
  '970423': 'tpb',
  '970425': 'abb',
  '970426': 'msb',
  '970428': 'nab',
  '970429': 'scb',
  '970431': 'eib',
  '970432': 'vpb',
  '970436': 'vcb',
  '970437': 'hdb',
  '970440': 'seab',
  '970441': 'vib',
  '970443': 'shb',
  '970448': 'ocb',
  '970449': 'lpb',
  '970454': 'vccb',
  '971025': 'momo',
};

const fieldOf = (text: string, id: string): string =>
  splitQrFields(text)?.find((field) => field.id === id)?.value ?? '';

/**
 * The documented deep link of VietQR that opens a bank's app with the transfer filled in (decision 0089). Null if the code is not a
 * VietQR code, or if its bank has no id there.
 */
export function bankAppLink(
  { id }: BankApp,
  { qrCodeData, cash, content, holder }: BankTransfer,
): string | null {
  const account = fieldOf(fieldOf(qrCodeData, qrFields.account), '01');
  const bank = bankByBin[fieldOf(account, '00')];
  const number = fieldOf(account, '01');
  if (bank === undefined || number === '') return null;
  const fields = {
    app: id,
    ba: `${number}@${bank}`,
    ...(cash !== null && { am: String(cash) }),
    tn: content,
    ...(holder !== '' && { bn: holder }),
  };
  const query = Object.entries(fields).map(([name, value]) => `${name}=${encodeURIComponent(value)}`);
  return `https://dl.vietqr.io/pay?${query.join('&')}`;
}
