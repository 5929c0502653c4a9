import { kitTheme } from '@portal/ui-kit/theme';

it('has no transition longer than 200 ms', () => {
  Object.values(kitTheme.transitions.duration).forEach((ms) => expect(ms).toBeLessThanOrEqual(200));
});
