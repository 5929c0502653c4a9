import { radius } from '../../../ui-kit/theme/radius';

it("is the theme's radius for a control, and proportional to it elsewhere", () => {
  expect(radius(12)).toBe('var(--kit-shape-borderRadius)');
  expect(radius(16)).toBe('calc(var(--kit-shape-borderRadius)*16/12)');
});
