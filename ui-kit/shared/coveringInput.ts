/** Styles of an input that is transparent and as large as its option, so that all of the option is the input, for touch and for automation. */
export const coveringInput = {
  position: 'absolute',
  inset: 0,
  width: '100%',
  height: '100%',
  margin: 0,
  opacity: 0,
  cursor: 'pointer',
  '&:disabled': { cursor: 'not-allowed' },
} as const;
