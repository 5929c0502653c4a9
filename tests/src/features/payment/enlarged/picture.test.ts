import {
  canShare,
  pictureName,
  savePicture,
  sharePicture,
} from '../../../../../src/features/payment/enlarged/picture';
import { bankFixture } from '../../../../fixtures/paymentMethods';

it('PAY-3: the file name names the method, the content and the amount', () => {
  expect(pictureName(bankFixture(), null)).toBe('qr-techcombank-FSO-KP-demo.png');
  const odd = bankFixture({ name: 'ngân hàng', paymentSyntax: '../a/b: "c"' });
  expect(pictureName(odd, 50_000)).toBe('qr-ng-n-h-ng-a-b-c-50000d.png');
});

describe('PAY-3: the picture of a QR code', () => {
  const picture = new File(['x'], 'qr.png', { type: 'image/png' });
  const sharing = (share: () => Promise<void>) =>
    Object.assign(navigator, { canShare: ({ files }: ShareData) => files?.length === 1, share });
  afterEach(() => {
    Reflect.deleteProperty(navigator, 'canShare');
    Reflect.deleteProperty(navigator, 'share');
    jest.restoreAllMocks();
  });

  it('is downloaded under its name', async () => {
    Object.assign(URL, { createObjectURL: () => 'blob:picture', revokeObjectURL: () => undefined });
    const clicked: string[] = [];
    jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
      clicked.push(`${this.download} ${this.href}`);
    });
    await expect(savePicture(picture)).resolves.toBe(true);
    expect(clicked).toEqual(['qr.png blob:picture']);
  });

  it('is shared if the system accepts files, and cancelling is not a failure', async () => {
    expect(canShare()).toBe(false);
    const share = jest.fn().mockResolvedValueOnce(undefined);
    sharing(share);
    expect(canShare()).toBe(true);
    await expect(sharePicture(picture)).resolves.toBe(true);
    expect(share).toHaveBeenCalledWith({ files: [picture] });
    share.mockRejectedValueOnce(new DOMException('closed', 'AbortError'));
    await expect(sharePicture(picture)).resolves.toBe(false);
    share.mockRejectedValueOnce(new DOMException('no', 'NotAllowedError'));
    await expect(sharePicture(picture)).rejects.toThrow('no');
  });
});
