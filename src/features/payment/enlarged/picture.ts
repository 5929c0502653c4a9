import type { PaymentMethod } from '@portal/contract';
import { drawQRPicture } from '@portal/ui-kit';
import { accountOf } from '../accountOf';
import { cashText } from '../useCodeTitle';

/** 'qr-techcombank-FSO-KP-DEMO-50000d.png': to be found again in a phone's gallery. */
export const pictureName = ({ name, paymentSyntax }: PaymentMethod, cash: number | null): string =>
  `qr-${name}-${paymentSyntax}${cash === null ? '' : `-${cash}d`}`.replace(/[^\w]+/g, '-').slice(0, 80) +
  '.png';

/** The code that was drawn in `place`, with what it is below it, as a PNG. @throws Error where the browser can't draw. */
export async function pictureOf(
  place: HTMLElement | null,
  method: PaymentMethod,
  cash: number | null,
  accountLabel: string,
): Promise<File> {
  const drawn = place?.querySelector('svg');
  const lines = [
    { text: method.label, strong: true },
    ...(cash === null ? [] : [{ text: cashText(cash), strong: true }]),
    { text: method.paymentSyntax, strong: true },
    { text: method.accountName },
    { text: `${accountLabel}: ${accountOf(method).number}` },
  ];
  const canvas = drawn ? drawQRPicture(drawn, lines) : null;
  const blob = await new Promise<Blob | null>((resolve) => {
    if (canvas) canvas.toBlob(resolve, 'image/png');
    else resolve(null);
  });
  if (!blob) throw new Error('The picture could not be drawn');
  return new File([blob], pictureName(method, cash), { type: 'image/png' });
}

/** Hands the picture to the browser's downloads. */
export function savePicture(picture: File): Promise<boolean> {
  const address = URL.createObjectURL(picture);
  const link = document.createElement('a');
  link.href = address;
  link.download = picture.name;
  link.click();
  // Revoked at once, some browsers would save nothing.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
  return Promise.resolve(true);
}

const isFile = (picture: File) => ({ files: [picture] });

/** Whether the system's share sheet takes pictures: on an iPhone the only way into its photos. */
export const canShare = (): boolean =>
  typeof navigator.canShare === 'function' &&
  navigator.canShare(isFile(new File([''], 'qr.png', { type: 'image/png' })));

/** False when the player closed the share sheet. */
export async function sharePicture(picture: File): Promise<boolean> {
  try {
    await navigator.share(isFile(picture));
    return true;
  } catch (error) {
    if (error instanceof DOMException && error.name === 'AbortError') return false;
    throw error;
  }
}
