export { Logo, type LogoProps } from './Logo/Logo';
export { AuthLayout, type AuthLayoutProps } from './AuthLayout/AuthLayout';
export { Shell, type ShellProps } from './Shell/Shell';
export { ShellHeader, type ShellHeaderProps } from './Shell/ShellHeader';
export { SkipLink } from './Shell/SkipLink';
export { useScrolledPast } from './Shell/useScrolledPast';
export { Sidebar, type SidebarProps } from './Sidebar/Sidebar';
export type { SidebarItem } from './Sidebar/SidebarEntries';
export { UserMenu, type UserMenuProps } from './UserMenu/UserMenu';
export type { UserMenuItem } from './UserMenu/UserMenuPanel';
export { PageTitle, type PageTitleProps } from './Text/PageTitle';
export { TextLink, type TextLinkProps } from './Text/TextLink';
export { Text, type TextProps } from './Text/Text';
export { Panel } from './Panel/Panel';
export { ErrorPanel, ErrorPanelExtra, type ErrorPanelProps } from './Panel/ErrorPanel';
export { type CaughtError, ErrorBoundary, type ErrorBoundaryProps } from './Panel/ErrorBoundary';
export { ErrorBoundaryPanel, type ErrorBoundaryPanelProps } from './Panel/ErrorBoundaryPanel';
export { SummaryPanel, type SummaryPanelProps, type SummaryRow } from './Panel/SummaryPanel';
export {
  DescriptionList,
  type DescriptionListProps,
  type DescriptionRow,
} from './DescriptionList/DescriptionList';
export { EmptyState, type EmptyStateProps } from './EmptyState/EmptyState';
export { type Figure, Figures, type FiguresProps } from './Figures/Figures';
export { type ReceiptRow, ReceiptSlip, type ReceiptSlipProps } from './ReceiptSlip/ReceiptSlip';
export { Notice, type NoticeProps, type Severity } from './Notice/Notice';
export { Alert, type AlertProps } from './Notice/Alert';
export { Toast, type ToastProps } from './Toast/Toast';
export { Money, type MoneyProps } from './Money/Money';
export { type Amount, formatNumber } from './Money/formatNumber';
export { BalanceBar, type BalanceBarProps } from './Balance/BalanceBar';
export { BalancePill, type BalancePillProps } from './Balance/BalancePill';
export { MethodTile, MethodTileGroup, type MethodTileProps } from './MethodTile/MethodTile';
export { CopyableValue, type CopyableValueProps } from './CopyableValue/CopyableValue';
export { QRCode, type QRCodeProps } from './QRCode/QRCode';
export { QRSheet, type QRSheetProps } from './QRCode/QRSheet';
export { drawQRPicture, type PictureLine } from './QRCode/drawQRPicture';
export { type BonusRow, BonusTable, type BonusTableProps } from './BonusTable/BonusTable';
export { AmountChip, type AmountChipProps } from './AmountChip/AmountChip';
export { AmountChipGroup, type AmountChipGroupProps } from './AmountChip/AmountChip';
export { CoinPicture, type CoinPictureProps } from './CoinPicture/CoinPicture';
export { type CoinGrade, gradeOf } from './CoinPicture/gradeOf';
export { SuccessPanel, type SuccessPanelProps } from './SuccessPanel/SuccessPanel';
export { CoinTile, type CoinTileProps } from './CoinTile/CoinTile';
export { CoinTileGroup, type CoinTileGroupProps } from './CoinTile/CoinTileGroup';
export { StatusChip, type StatusChipProps } from './StatusChip/StatusChip';
export { type DataColumn, DataTable, type DataTableProps } from './DataTable/DataTable';
export {
  SkeletonBlock,
  SkeletonPanel,
  type SkeletonPanelProps,
  type SkeletonProps,
  SkeletonText,
  SkeletonTiles,
  type SkeletonTilesProps,
} from './Skeleton/Skeleton';
export {
  type ColourModeChoice,
  ColourModeSwitch,
  type ColourModeSwitchProps,
} from './ColourModeSwitch/ColourModeSwitch';
export { LoadingText, type LoadingTextProps } from './Progress/LoadingText';
export { Progress, type ProgressProps } from './Progress/Progress';
export { Button, type ButtonProps, type ButtonVariant } from './Button/Button';
export { LinkButton, type LinkButtonProps } from './Button/LinkButton';
export { SelectField, type SelectFieldProps, type SelectOption } from './SelectField/SelectField';
export { Dialog, type DialogProps } from './Dialog/Dialog';
export { ConfirmDialog, type ConfirmDialogProps } from './ConfirmDialog/ConfirmDialog';
export { CountdownButton, type CountdownButtonProps } from './CountdownButton/CountdownButton';
export { StepDots, type StepDotsProps } from './StepDots/StepDots';
export { StrengthMeter, type StrengthMeterProps, type StrengthRule } from './StrengthMeter/StrengthMeter';
export { ChoiceCard, type ChoiceCardProps } from './ChoiceCard/ChoiceCard';
export { SettingList, SettingRow, type SettingRowProps } from './SettingRow/SettingRow';
export { SmsCommand, type SmsCommandProps, type SmsNumber } from './SmsCommand/SmsCommand';
export { Avatar, type AvatarProps } from './Avatar/Avatar';
export { MethodIcon, type MethodIconProps } from './icons/MethodIcon';
export { VisuallyHidden } from './shared/VisuallyHidden';
export type { LinkComponent, LinkTarget } from './shared/linkTypes';
export * from './icons/index';
export { Box, Stack } from './layout';
export { selectedInForcedColours } from './theme/forcedColours';
export { radius } from './theme/radius';
export { BrandTextsProvider, type BrandTextsProviderProps } from './texts/BrandTextsProvider';
export { KitTextsProvider, type KitTextsProviderProps } from './texts/KitTextsProvider';
export { type KitTextChanges, type KitTexts, kitTexts } from './texts/kitTexts';
