import { styled } from '@mui/material/styles';
import type { HTMLAttributes, Ref } from 'react';

export interface TextProps extends HTMLAttributes<HTMLParagraphElement> {
  tone?: 'primary' | 'secondary' | 'gold' | 'error' | 'success' | undefined;
  size?: 'normal' | 'small' | 'caption' | undefined;
  strong?: boolean | undefined;
  align?: 'start' | 'center' | 'end' | undefined;
  ref?: Ref<HTMLParagraphElement> | undefined;
}

const sizes = { normal: '1rem', small: '0.9375rem', caption: '0.8125rem' };

const styleProps = ['tone', 'size', 'strong', 'align'];

/** A paragraph that keeps line breaks. `as` renders another element. */
export const Text = styled('p', {
  shouldForwardProp: (prop) => !styleProps.includes(String(prop)),
})<TextProps>(({ theme, tone = 'primary', size = 'normal', strong = false, align = 'start' }) => {
  const { text, primary, error, success } = theme.vars.palette;
  const colours = {
    primary: text.primary,
    secondary: text.secondary,
    gold: primary.main,
    error: error.main,
    success: success.main,
  };
  return {
    color: colours[tone],
    fontSize: sizes[size],
    fontWeight: strong ? 600 : 400,
    textAlign: align,
    whiteSpace: 'pre-line',
  };
});
