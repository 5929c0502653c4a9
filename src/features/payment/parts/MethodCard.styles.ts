/** QR code, transfer data and bonuses: one column on phones, side by side on wider screens. */
export const cardGrid = {
  display: 'grid',
  gap: { xs: 2, sm: 3, lg: 4 },
  gridTemplateColumns: {
    xs: 'minmax(0, 1fr)',
    sm: 'auto minmax(0, 1fr)',
    lg: 'auto minmax(0, 1fr) minmax(0, 1fr)',
  },
  alignItems: 'start',
  '& .bonuses': { gridColumn: { sm: '1 / -1', lg: 'auto' } },
} as const;

export const qrColumn = {
  display: 'grid',
  justifyItems: 'center',
  gap: 1,
  fontSize: '0.8125rem',
  textAlign: 'center',
  color: 'text.secondary',
  '& > button': { mt: -0.5 },
} as const;

export const cardHeading = {
  display: 'flex',
  alignItems: 'center',
  gap: 1.25,
  m: 0,
  mb: 0.5,
  fontSize: '1.0625rem',
  fontWeight: 600,
  color: 'text.primary',
  '& > svg': { color: 'primary.main', flex: 'none' },
} as const;

/** The same height with and without the button, so that a choice causes no layout shift. */
export const amountHint = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  columnGap: 1,
  minHeight: 44,
  '& strong': { color: 'text.primary' },
  '& button': { minHeight: 44, px: 1.25, py: 0.5, mr: -1.25, fontSize: '0.875rem' },
} as const;
