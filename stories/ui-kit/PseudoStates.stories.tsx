import {
  AmountChip,
  AmountChipGroup,
  Box,
  Button,
  ChoiceCard,
  CoinTile,
  CoinTileGroup,
  ColourModeSwitch,
  CopyableValue,
  CreditCard,
  Gamepad2,
  History,
  LinkButton,
  Mail,
  MethodTile,
  MethodTileGroup,
  SettingList,
  SettingRow,
  Settings,
  Sidebar,
  TextLink,
  UserMenu,
} from '@portal/ui-kit';
import { CheckboxField, PasswordField, SelectFormField, TextField } from '@portal/ui-kit/forms';
import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { Form } from 'react-final-form';
import { expect, userEvent, within } from 'storybook/test';
import { controlStates, showStateOfEach } from '../support/controlStates';
import { StatesSideBySide } from '../support/StatesSideBySide';

const meta = {
  title: 'Kit/Pseudo states: hover, focus, pressed (rê chuột, bàn phím, nhấn)',
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

const nothing = () => undefined;

export const Buttons: Story = {
  name: 'Buttons (nút)',
  render: () => (
    <StatesSideBySide>
      {() => (
        <>
          <Button busyLabel="Đang xử lý...">Nạp Xu</Button>
          <Button variant="secondary" busyLabel="Đang xử lý...">
            Để sau
          </Button>
          <Button variant="quiet" busyLabel="Đang xử lý...">
            Xem thêm
          </Button>
          <Button tone="danger" busyLabel="Đang xử lý...">
            Xóa tài khoản
          </Button>
          <LinkButton href="#payment">Nạp thẻ</LinkButton>
          <Button disabled busyLabel="Đang xử lý...">
            Không bấm được
          </Button>
        </>
      )}
    </StatesSideBySide>
  ),
};

export const Links: Story = {
  name: 'Links (liên kết)',
  render: () => (
    <StatesSideBySide>
      {() => (
        <>
          <TextLink href="#register">Đăng ký</TextLink>
          <CopyableValue label="Số tài khoản" value="19031234567890" onCopy={nothing} />
        </>
      )}
    </StatesSideBySide>
  ),
};

export const Tiles: Story = {
  name: 'Tiles (ô chọn)',
  render: () => (
    <StatesSideBySide width={260}>
      {(caption) => (
        <>
          <CoinTileGroup label={`Gói nạp, ${caption}`}>
            <CoinTile coins={500} coinName="Xu" cost={5000} selected={false} onSelect={nothing} />
            <CoinTile coins={2000} coinName="Xu" cost={20000} selected onSelect={nothing} />
          </CoinTileGroup>
          <AmountChipGroup label={`Số tiền, ${caption}`}>
            <AmountChip label="50.000 đ" selected={false} onSelect={nothing} />
            <AmountChip label="100.000 đ" note="+500 KP" selected onSelect={nothing} />
            <AmountChip label="Số khác" open selected={false} onSelect={nothing} />
          </AmountChipGroup>
          <MethodTileGroup aria-label={`Phương thức, ${caption}`}>
            <MethodTile href="#bank" title="Ngân hàng" subtitle="2 ngân hàng" selected />
            <MethodTile href="#wallet" title="Ví" subtitle="2 ví" />
            <MethodTile href="#card" title="Thẻ cào" subtitle="0 loại thẻ" />
          </MethodTileGroup>
          <ChoiceCard href="#email" icon={<Mail size={20} />} title="Dùng email">
            Bạn sẽ nhận được một thư hướng dẫn.
          </ChoiceCard>
        </>
      )}
    </StatesSideBySide>
  ),
};

export const Fields: Story = {
  name: 'Fields (ô nhập)',
  render: () => (
    <StatesSideBySide width={260}>
      {() => (
        <Form onSubmit={nothing} initialValues={{ email: 'nam@example.com' }}>
          {() => (
            <Box sx={{ display: 'grid', gap: 2, width: '100%' }}>
              <TextField name="username" label="Tên đăng nhập" />
              <TextField name="email" label="Email" />
              <PasswordField name="password" label="Mật khẩu" autoComplete="off" />
              <SelectFormField
                name="zone"
                label="Máy chủ"
                placeholder="Chọn máy chủ"
                options={[{ value: 1, label: 'S1 Thăng Long' }]}
              />
              <CheckboxField name="remember" label="Ghi nhớ đăng nhập" />
            </Box>
          )}
        </Form>
      )}
    </StatesSideBySide>
  ),
};

export const Switches: Story = {
  name: 'Switches (công tắc)',
  render: () => (
    <StatesSideBySide>{() => <ColourModeSwitch value="dark" onChange={nothing} />}</StatesSideBySide>
  ),
};

export const Rows: Story = {
  name: 'Rows (dòng)',
  render: () => (
    <StatesSideBySide width={520}>
      {() => (
        <Box sx={{ width: '100%' }}>
          <SettingList>
            <SettingRow label="Họ và tên" value="Nguyễn Thành Nam" />
            <SettingRow label="Ngôn ngữ" value="Tiếng Việt" />
          </SettingList>
        </Box>
      )}
    </StatesSideBySide>
  ),
};

export const Menu: Story = {
  name: 'Menu (trình đơn)',
  render: () => (
    <StatesSideBySide>
      {(caption) => (
        <Sidebar
          open={false}
          onClose={nothing}
          label={`Trình đơn, ${caption}`}
          items={[
            { href: '#payment', label: 'Nạp thẻ', icon: CreditCard, current: true },
            { href: '#recharge', label: 'Nạp game', icon: Gamepad2 },
            { href: '#transactions', label: 'Lịch sử giao dịch', icon: History },
          ]}
        />
      )}
    </StatesSideBySide>
  ),
};

/** Each item of the open menu shows a different state. */
export const MenuItems: Story = {
  name: 'Menu items (mục trình đơn)',
  render: () => (
    <UserMenu
      name="Trần Thanh Nam"
      items={controlStates.map((state) => ({
        label: state,
        onSelect: nothing,
        icon: Settings,
      }))}
    />
  ),
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button'));
    const items = await within(document.body).findAllByRole('menuitem');
    await expect(items).toHaveLength(controlStates.length);
    showStateOfEach(items);
  },
};
