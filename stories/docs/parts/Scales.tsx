import { kitTheme } from '@portal/ui-kit/theme';
import type { CSSProperties } from 'react';

/** The variable with its fallback list, because a documentation page without stories does not define the variables. */
const fontFamily = kitTheme.vars.font['family' as 'h1'];

const variants = ['h1', 'h2', 'h3', 'body1', 'body2', 'caption', 'button'] as const;

const styleOf = (variant: (typeof variants)[number]): CSSProperties => {
  const { fontSize, fontWeight, lineHeight, letterSpacing } = kitTheme.typography[variant];
  return { fontFamily, fontSize, fontWeight, lineHeight, letterSpacing };
};

/** Each type size, read from the theme. */
export const TypeScale = () => (
  <div>
    {variants.map((variant) => {
      const style = styleOf(variant);
      return (
        <p key={variant} style={{ margin: '0 0 16px' }}>
          <code>{variant}</code>{' '}
          <small>
            {String(style.fontSize)}, {style.fontWeight}, line {style.lineHeight}
          </small>
          <span style={{ display: 'block', ...style }}>Nạp thẻ nhận thưởng 1.234.567 KP</span>
        </p>
      );
    })}
  </div>
);

/** Digits of equal width align amounts and keep them from shifting while they change. */
export const Tabular = () => (
  <div
    style={{
      fontFamily,
      fontVariantNumeric: 'tabular-nums',
      textAlign: 'right',
      width: 160,
    }}
  >
    {['1.111.111 KP', '80.808.080 KP', '444 KP'].map((amount) => (
      <div key={amount}>{amount}</div>
    ))}
  </div>
);

/** The 8 px grid. */
export const SpacingScale = () => (
  <div>
    {[0.5, 1, 1.5, 2, 3, 4].map((steps) => (
      <div key={steps} style={{ display: 'flex', alignItems: 'center', gap: 12, marginBottom: 8 }}>
        <code style={{ width: 150 }}>
          theme.spacing({steps}) = {kitTheme.spacing(steps)}
        </code>
        <span style={{ height: 16, width: kitTheme.spacing(steps), background: '#F6B73C' }} />
      </div>
    ))}
  </div>
);
