import type { Components, Theme } from '@mui/material/styles';
import { forcedColours } from './forcedColours';
import { radius } from './radius';

/** The styles of MUI's components in one place, so that no screen styles a control itself. */
export const kitComponents: Components<Theme> = {
  MuiButtonBase: {
    defaultProps: { disableRipple: true },
    styleOverrides: {
      root: ({ theme }) => ({
        '&.Mui-focusVisible, &:focus-visible': {
          outline: `2px solid ${theme.vars.palette.primary.main}`,
          outlineOffset: 2,
        },
      }),
    },
  },
  MuiButton: {
    defaultProps: { disableElevation: true },
    styleOverrides: {
      // Forced colours remove the fill of a primary button.
      root: {
        minHeight: 48,
        padding: '10px 20px',
        lineHeight: 1.4,
        [forcedColours]: { border: '1px solid' },
      },
      contained: ({ theme, ownerState }) => {
        const { canvas, gold, secondary, hairline, text, tone } = theme.vars.palette.kit;
        // What is hovered is mixed with the text, so that it contrasts even more with the label.
        const danger = {
          fill: tone.error,
          fillHover: `color-mix(in srgb, ${tone.error} 85%, ${text})`,
          onFill: canvas,
        };
        const { fill, fillHover, onFill } = ownerState.color === 'error' ? danger : gold;
        return {
          backgroundColor: fill,
          backgroundImage: `linear-gradient(${fillHover}, ${fill})`,
          color: onFill,
          '&:hover': { backgroundColor: fillHover, backgroundImage: 'none' },
          '&:active': { backgroundColor: fill, transform: 'translateY(1px)' },
          '&.Mui-disabled': { background: hairline, color: secondary },
        };
      },
      outlined: ({ theme }) => ({
        borderColor: theme.vars.palette.kit.controlBorder,
        color: theme.vars.palette.text.primary,
        '&:hover': { borderColor: theme.vars.palette.text.primary, backgroundColor: 'transparent' },
      }),
      text: ({ theme }) => ({ '&:hover': { backgroundColor: theme.vars.palette.kit.soft.gold } }),
    },
  },
  MuiIconButton: {
    styleOverrides: {
      // The target is at least 44 px large, also around a smaller button.
      root: { '&::after': { content: '""', position: 'absolute', inset: 'min(0px, (100% - 44px) / 2)' } },
    },
  },
  MuiPaper: {
    defaultProps: { elevation: 0 },
    styleOverrides: { root: { backgroundImage: 'none' } },
  },
  // Heights in rem and em grow with the text, so that a label never covers a value (WCAG 1.4.4).
  MuiInputLabel: {
    defaultProps: { shrink: true },
    styleOverrides: {
      root: ({ theme }) => ({
        color: theme.vars.palette.text.secondary,
        transform: 'translate(17px, 0.5625rem) scale(0.8125)',
        lineHeight: 1.25,
        maxWidth: 'calc((100% - 34px) / 0.8125)',
      }),
    },
  },
  MuiOutlinedInput: {
    defaultProps: { notched: false },
    styleOverrides: {
      root: ({ theme }) => ({
        backgroundColor: theme.vars.palette.background.paper,
        // Otherwise it would replace the colours of these states, on a phone for as long as the field stays tapped.
        '&:hover:not(.Mui-focused, .Mui-error, .Mui-disabled) .MuiOutlinedInput-notchedOutline': {
          borderColor: theme.vars.palette.text.secondary,
        },
        '&.Mui-disabled .MuiOutlinedInput-notchedOutline': { borderColor: theme.vars.palette.kit.hairline },
      }),
      notchedOutline: ({ theme }) => ({ borderColor: theme.vars.palette.kit.controlBorder }),
      input: ({ theme }) => ({
        height: '1.5rem',
        padding: '1.5rem 17px 0.5rem',
        // Overrides the browser's colours of an autofilled input.
        '&:-webkit-autofill': {
          WebkitBoxShadow: `0 0 0 100px ${theme.vars.palette.kit.soft.neutral} inset`,
          WebkitTextFillColor: theme.vars.palette.text.primary,
          caretColor: theme.vars.palette.text.primary,
        },
        '&.Mui-disabled': { WebkitTextFillColor: theme.vars.palette.text.secondary },
      }),
    },
  },
  MuiFormHelperText: {
    styleOverrides: {
      root: { margin: '6px 0 0', fontSize: '0.875rem', lineHeight: 1.45, whiteSpace: 'pre-line' },
    },
  },
  MuiPopover: {
    styleOverrides: {
      paper: ({ theme }) => ({
        backgroundColor: theme.vars.palette.kit.raised,
        border: `1px solid ${theme.vars.palette.kit.hairline}`,
        borderRadius: radius(16),
        boxShadow: theme.vars.palette.kit.shadow.float,
      }),
    },
  },
  MuiMenuItem: {
    styleOverrides: {
      root: ({ theme }) => ({
        minHeight: 44,
        [theme.breakpoints.up('sm')]: { minHeight: 44 },
        fontSize: '0.9375rem',
        gap: 12,
        borderRadius: radius(8),
        margin: '0 8px',
        padding: '8px 12px',
        '&:hover, &.Mui-focusVisible': { backgroundColor: theme.vars.palette.kit.soft.gold },
        // Adjacent items touch and each paints over the previous one, so the next item would cover the focus outline.
        '&.Mui-focusVisible, &:focus-visible': { zIndex: 1 },
      }),
    },
  },
};
