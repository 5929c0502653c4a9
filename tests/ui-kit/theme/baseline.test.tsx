import { TextField } from '@portal/ui-kit/forms';
import { screen } from '@testing-library/react';
import { renderForm } from '../forms/renderForm';

/** The declarations that apply to an element under reduced motion. jsdom evaluates no media queries. */
const underReducedMotion = (element: Element) =>
  [...document.styleSheets]
    .flatMap(({ cssRules }) => [...cssRules] as CSSMediaRule[])
    .filter((rule) => /prefers-reduced-motion/.test(rule.conditionText))
    .flatMap(({ cssRules }) => [...cssRules] as CSSStyleRule[])
    .filter(({ selectorText }) => element.matches(selectorText))
    .map(({ style }) => style.cssText)
    .join(' ');

it('LOGIN-2: reduced motion stops what moves, but not the animation by which a form notices that the browser filled in an input', () => {
  renderForm({ children: <TextField name="username" label="Tên đăng nhập" /> });
  const [button, input] = [screen.getByRole('button'), screen.getByRole('textbox')].map(underReducedMotion);
  expect(button).toContain('animation: none !important');
  expect(button).toContain('transition: none !important');
  expect(input).toContain('transition: none !important');
  expect(input).not.toContain('animation');
});
