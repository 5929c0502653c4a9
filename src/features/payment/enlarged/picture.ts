import type { PaymentMethod } from '@portal/contract';
import { drawQRPicture } from '@portal/ui-kit';
import { saveFile } from '../../../lib/saveFile';
import { accountOf } from '../accountOf';
import { cashText } from '../useCodeTitle';

/** 'qr-techcombank-FSO-KP-DEMO-50000d.png': the file name, by which the player finds it in a phone's gallery. */
export const pictureName = ({ name, paymentSyntax }: PaymentMethod, cash: number | null): string =>
  `qr-${name}-${paymentSyntax}${cash === null ? '' : `-${cash}d`}`.replace(/[^\w]+/g, '-').slice(0, 80) +
  '.png';

/** The code drawn in `place` with its caption, as a PNG. @throws Error if the browser cannot draw it */
export async function pictureOf(
  place: HTMLElement | null,
  method: PaymentMethod,
  cash: number | null,
  accountLabel: string,
): Promise<File> {
  const drawn = place?.querySelector('svg');
  const { number } = accountOf(method);
  const lines = [
    { text: method.label, strong: true },
    { text: cash === null ? '' : cashText(cash), strong: true },
    { text: method.paymentSyntax, strong: true },
    { text: method.accountName },
    { text: number === '' ? '' : `${accountLabel}: ${number}` },
  ].filter(({ text }) => text !== '');
  const canvas = drawn ? drawQRPicture(drawn, lines) : null;
  const blob = await new Promise<Blob | null>((resolve) => {
    if (canvas) canvas.toBlob(resolve, 'image/png');
    else resolve(null);
  });
  if (!blob) throw new Error('The picture could not be drawn');
  return new File([blob], pictureName(method, cash), { type: 'image/png' });
}

/** Downloads the picture. */
export function savePicture(picture: File): Promise<boolean> {
  saveFile(picture);
  return Promise.resolve(true);
}

const isFile = (picture: File) => ({ files: [picture] });

/** Whether the system can share pictures. On an iPhone, sharing is the only way to save one to the photos. */
export const canShare = (): boolean =>
  typeof navigator.canShare === 'function' &&
  navigator.canShare(isFile(new File([''], 'qr.png', { type: 'image/png' })));

/** Resolves with false if the player closed the share sheet. */
export async function sharePicture(picture: File): Promise<boolean> {
  try {
    await navigator.share(isFile(picture));
    return true;
  } catch (error) {
    if (error instanceof DOMException && error.name === 'AbortError') return false;
    throw error;
  }
}
