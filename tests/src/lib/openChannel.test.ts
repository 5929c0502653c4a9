import { openChannel } from '../../../src/lib/openChannel';
import { useNoTabs } from '../../support/withoutTabs';

describe('APP-7: a browser whose settings block site data', () => {
  useNoTabs(
    jest.fn(() => {
      throw new DOMException('The operation is insecure.', 'SecurityError');
    }),
  );

  it('has no channel between its tabs', () => expect(openChannel('portal-session')).toBeNull());
});

describe('APP-7: an old browser', () => {
  useNoTabs();

  it('has no channel between its tabs', () => expect(openChannel('portal-session')).toBeNull());
});
