import {
  AuthLayout,
  Avatar,
  BalanceBar,
  BalancePill,
  Button,
  CoinTile,
  CoinTileGroup,
  Dialog,
  EmptyState,
  ErrorPanel,
  Logo,
  MethodTile,
  MethodTileGroup,
  Notice,
  PageTitle,
  SelectField,
  SettingList,
  SettingRow,
  SkeletonPanel,
  SkeletonTiles,
  SmsCommand,
  StatusChip,
  StrengthMeter,
  SummaryPanel,
  Text,
  TextLink,
} from '@portal/ui-kit';
import { CheckboxField, FormAlert, PasswordField, SubmitButton, TextField } from '@portal/ui-kit/forms';
import type { ReactElement } from 'react';
import { Form } from 'react-final-form';
import { axeFaults } from './axeFaults';
import { renderKit } from './renderKit';

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

// Covers the whole kit: states and compositions that go beyond the samples of everyExport.test.tsx.
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
  [
    'CoinTileGroup',
    <CoinTileGroup label="Gói nạp">
      <CoinTile coins={500} coinName="Xu" cost={5000} selected onSelect={nothing} />
    </CoinTileGroup>,
  ],
  [
    'StrengthMeter with a missing class',
    <StrengthMeter rules={[{ text: 'Cần', met: false }]} value={1} valueText="Yếu" />,
  ],
  [
    'SettingList with a row',
    <SettingList>
      <SettingRow label="Tên" value="Nam" />
    </SettingList>,
  ],
  ['SmsCommand with a link', <SmsCommand text="MXT demo" numbers={[{ label: '1', href: 'sms:1' }]} />],
  ['Avatar, large', <Avatar name="Nam" size="large" />],
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
  ['Button, busy', <Button busy busyLabel="Đang xử lý..." children="Nạp" />],
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

it.each(cases)('%s has no axe violations', async (_name, element) => {
  const { baseElement } = renderKit(element);
  expect(await axeFaults(baseElement)).toEqual([]);
});
