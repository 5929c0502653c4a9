import {
  AuthLayout,
  BalanceBar,
  BalancePill,
  BonusTable,
  Button,
  CoinTile,
  CoinTileGroup,
  ColourModeSwitch,
  CopyableValue,
  Dialog,
  EmptyState,
  ErrorPanel,
  LinkButton,
  Logo,
  MethodTile,
  MethodTileGroup,
  Notice,
  PageTitle,
  Progress,
  QRCode,
  SelectField,
  SkeletonPanel,
  SkeletonTiles,
  StatusChip,
  SummaryPanel,
  Text,
  TextLink,
} from '@portal/ui-kit';
import { CheckboxField, FormAlert, PasswordField, SubmitButton, TextField } from '@portal/ui-kit/forms';
import type { ReactElement } from 'react';
import { Form } from 'react-final-form';
import { axeFaults, renderKit } from './renderKit';

const nothing = () => undefined;

const loginForm = (
  <Form onSubmit={nothing} validate={() => ({ username: 'Hãy chọn một tên đăng nhập.' })}>
    {({ handleSubmit }) => (
      <form onSubmit={handleSubmit}>
        <FormAlert message="Tên đăng nhập hoặc mật khẩu không đúng." />
        <TextField name="username" label="Tên đăng nhập" autoComplete="username" />
        <PasswordField name="password" label="Mật khẩu" autoComplete="current-password" />
        <CheckboxField name="remember" label="Ghi nhớ đăng nhập" />
        <SubmitButton>Đăng nhập</SubmitButton>
      </form>
    )}
  </Form>
);

const zones = [{ value: 1, label: 'S1 Thăng Long' }];

const cases: [string, ReactElement][] = [
  ['Logo', <Logo compact />],
  ['AuthLayout with a form', <AuthLayout logoHref="/" footer="© 2026" children={loginForm} />],
  ['PageTitle', <PageTitle subtitle="Phụ đề">Nạp game</PageTitle>],
  ['Notice', <Notice title="Lưu ý">Nội dung</Notice>],
  ['ErrorPanel', <ErrorPanel message="Hỏng rồi" onRetry={nothing} />],
  ['EmptyState', <EmptyState title="Chưa có gì" description="Hãy quay lại sau" />],
  ['BalanceBar', <BalanceBar credit={120000} debt={5} aside="Nạp lần cuối" />],
  ['BalancePill', <BalancePill credit={120000} href="/payment" />],
  [
    'MethodTile',
    <MethodTileGroup
      aria-label="Phương thức"
      children={<MethodTile href="/a" title="Ngân hàng" badge="Khuyên dùng" selected />}
    />,
  ],
  ['CopyableValue', <CopyableValue label="Số tài khoản" value="1903" onCopy={nothing} />],
  ['QRCode', <QRCode data="x" />],
  ['BonusTable', <BonusTable rateText="10.000 đ = 1.000 KP" rows={[{ cash: 1, credit: 2, bonus: 3 }]} />],
  [
    'CoinTileGroup',
    <CoinTileGroup label="Gói nạp">
      <CoinTile coins={500} coinName="Xu" cost={5000} selected onSelect={nothing} />
    </CoinTileGroup>,
  ],
  ['StatusChip', <StatusChip label="Thành công" tone="success" />],
  [
    'SummaryPanel',
    <SummaryPanel
      title="Giao dịch"
      rows={[{ label: 'Số dư', value: '1 KP' }]}
      children={<Button>Nạp Xu</Button>}
    />,
  ],
  ['Skeletons', <div children={[<SkeletonPanel key="a" />, <SkeletonTiles key="b" />]} />],
  ['ColourModeSwitch', <ColourModeSwitch value="system" onChange={nothing} />],
  ['Progress', <Progress label="Đang tải..." />],
  ['Button, busy', <Button busy busyLabel="Đang xử lý..." children="Nạp" />],
  ['LinkButton', <LinkButton href="/payment">Nạp thẻ</LinkButton>],
  ['Text with a link', <Text children={<TextLink href="/register">Đăng ký</TextLink>} />],
  [
    'SelectField',
    <SelectField
      label="Máy chủ"
      placeholder="Chọn"
      value=""
      onChange={nothing}
      options={zones}
      error="Hãy chọn máy chủ."
    />,
  ],
  [
    'Dialog',
    <Dialog
      open
      onClose={nothing}
      title="Xác nhận"
      children="Nội dung"
      actions={<Button>Xác nhận</Button>}
    />,
  ],
];

it.each(cases)('axe finds nothing in %s', async (_name, element) => {
  const { baseElement } = renderKit(element);
  expect(await axeFaults(baseElement)).toEqual([]);
});
