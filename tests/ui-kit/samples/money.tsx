import {
  AmountChip,
  AmountChipGroup,
  BalanceBar,
  BalancePill,
  BonusTable,
  CoinPicture,
  CoinTile,
  CoinTileGroup,
  ColourModeSwitch,
  CopyableValue,
  DataTable,
  Figures,
  MethodIcon,
  MethodTile,
  MethodTileGroup,
  Money,
  QRCode,
  QRSheet,
  ReceiptSlip,
  SelectField,
  StatusChip,
  SuccessPanel,
} from '@portal/ui-kit';
import type { Samples } from './sample';

const nothing = () => undefined;

const columns = [{ id: 'what', header: 'Giao dịch', cell: (row: string) => row }];

/** Samples of amounts, payment, choices and tables. */
export const money: Samples = {
  AmountChip: {
    element: <AmountChip label="100.000 đ" note="+500 KP" selected={false} onSelect={nothing} />,
    wrap: (chip) => <AmountChipGroup label="Chọn số tiền">{chip}</AmountChipGroup>,
  },
  AmountChipGroup: { element: <AmountChipGroup label="Chọn số tiền" children="Nội dung" /> },
  BalanceBar: { element: <BalanceBar credit={120000} /> },
  BalancePill: { element: <BalancePill credit="120000" /> },
  BonusTable: {
    element: <BonusTable rateText="10.000 đ = 1.000 KP" rows={[{ cash: 1, credit: 2, bonus: 3 }]} />,
  },
  CoinPicture: { element: <CoinPicture grade={3} /> },
  CoinTile: {
    element: <CoinTile coins={500} coinName="Xu" cost={5000} selected={false} onSelect={nothing} />,
    wrap: (tile) => <CoinTileGroup label="Gói nạp">{tile}</CoinTileGroup>,
  },
  CoinTileGroup: { element: <CoinTileGroup label="Gói nạp" children="Nội dung" /> },
  ColourModeSwitch: { element: <ColourModeSwitch value="system" onChange={nothing} /> },
  CopyableValue: { element: <CopyableValue label="Số tài khoản" value="1903" onCopy={nothing} /> },
  DataTable: {
    element: (
      <DataTable columns={columns} rows={['Nạp thẻ']} rowKey={(row) => row} caption="Lịch sử giao dịch" />
    ),
  },
  Figures: { element: <Figures figures={[{ label: 'Xu', value: '1.234' }]} /> },
  MethodIcon: { element: <MethodIcon name="momo" /> },
  MethodTile: { element: <MethodTile href="/payment/e-wallet" title="Ví điện tử" /> },
  MethodTileGroup: { element: <MethodTileGroup aria-label="Phương thức">Nội dung</MethodTileGroup> },
  Money: { element: <Money value={10000n} /> },
  QRCode: { element: <QRCode data="FSO KP thanhnam" /> },
  QRSheet: { element: <QRSheet open onClose={nothing} heading="Quét mã" data="FSO KP thanhnam" /> },
  ReceiptSlip: {
    element: <ReceiptSlip issuer="FS Online" title="Nạp thẻ" amount="1 KP" status="Thành công" rows={[]} />,
  },
  SelectField: {
    element: (
      <SelectField label="Máy chủ" options={[{ value: 1, label: 'S1' }]} value={1} onChange={nothing} />
    ),
  },
  SuccessPanel: { element: <SuccessPanel amount="+2.000 Xu" title="Đã nạp thành công" /> },
  StatusChip: { element: <StatusChip label="Thành công" /> },
};
