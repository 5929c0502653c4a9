import {
  Avatar,
  ChoiceCard,
  ConfirmDialog,
  CountdownButton,
  SettingList,
  SettingRow,
  SmsCommand,
  StepDots,
  StrengthMeter,
} from '@portal/ui-kit';
import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axeFaults, renderKit } from './renderKit';

const nothing = () => undefined;

describe('StepDots', () => {
  it('REG-1: says which step it is, and speaks up when it changes', () => {
    const { rerender } = renderKit(<StepDots count={3} current={1} label="Bước 1/3: Số điện thoại" />);
    const status = screen.getByRole('status');
    expect(status).toHaveTextContent('Bước 1/3: Số điện thoại');
    rerender(<StepDots count={3} current={2} label="Bước 2/3: Tên đăng nhập" />);
    expect(screen.getByRole('status')).toBe(status);
    expect(status).toHaveTextContent('Bước 2/3: Tên đăng nhập');
  });

  it('REG-1: draws as many dots as steps, the current one marked', () => {
    const { container } = renderKit(<StepDots count={3} current={2} label="" />);
    const states = [...container.querySelectorAll('[data-state]')].map((dot) =>
      dot.getAttribute('data-state'),
    );
    expect(states).toEqual(['done', 'current', 'ahead']);
  });
});

describe('StrengthMeter', () => {
  const rules = [
    { text: 'Cần ít nhất 1 chữ cái', met: true },
    { text: 'Cần ít nhất 1 chữ số', met: false },
  ];

  it('VAL-1: says of each class whether it is there, without colour alone', () => {
    renderKit(<StrengthMeter rules={rules} value={1} verdict="Yếu" />);
    const [letter, digit] = screen.getAllByRole('listitem');
    expect(letter).toHaveTextContent('Cần ít nhất 1 chữ cái (đạt)');
    expect(digit).toHaveTextContent('Cần ít nhất 1 chữ số (còn thiếu)');
    expect(screen.getByRole('status')).toHaveTextContent('Yếu');
  });
});

describe('CountdownButton', () => {
  beforeEach(() => void jest.useFakeTimers());
  afterEach(() => void jest.useRealTimers());

  it('SEC-4: waits for its time, counts down, and can then be pressed', () => {
    renderKit(<CountdownButton label="Gửi lại" availableAt={Date.now() + 2000} />);
    expect(screen.getByRole('button', { name: 'Gửi lại (2 giây)' })).toBeDisabled();
    act(() => {
      jest.advanceTimersByTime(1000);
    });
    expect(screen.getByRole('button', { name: 'Gửi lại (1 giây)' })).toBeDisabled();
    act(() => {
      jest.advanceTimersByTime(1000);
    });
    expect(screen.getByRole('button', { name: 'Gửi lại' })).toBeEnabled();
  });

  it('SEC-4: at a moment that is given it stands still', () => {
    const now = Date.now() - 60_000;
    renderKit(<CountdownButton label="Gửi lại" availableAt={now + 5000} now={now} />);
    expect(jest.getTimerCount()).toBe(0);
    expect(screen.getByRole('button', { name: 'Gửi lại (5 giây)' })).toBeDisabled();
  });

  it('SEC-4: without a time it can be pressed at once', () => {
    renderKit(<CountdownButton label="Gửi mã" />);
    expect(screen.getByRole('button', { name: 'Gửi mã' })).toBeEnabled();
  });
});

describe('ConfirmDialog', () => {
  const dialog = (busy: boolean, onConfirm = nothing, onCancel = nothing) => (
    <ConfirmDialog open title="Xác nhận" busy={busy} onConfirm={onConfirm} onCancel={onCancel}>
      Chuyển tất cả?
    </ConfirmDialog>
  );

  it('MIG-3: asks, and Escape or Cancel is a no', async () => {
    const onConfirm = jest.fn();
    const onCancel = jest.fn();
    renderKit(dialog(false, onConfirm, onCancel));
    await userEvent.keyboard('{Escape}');
    await userEvent.click(screen.getByRole('button', { name: 'Hủy' }));
    expect(onCancel).toHaveBeenCalledTimes(2);
    expect(onConfirm).not.toHaveBeenCalled();
    await userEvent.click(screen.getByRole('button', { name: 'Xác nhận' }));
    expect(onConfirm).toHaveBeenCalledTimes(1);
  });

  it('MIG-3: can be confirmed only once while it runs', () => {
    renderKit(dialog(true));
    for (const button of within(screen.getByRole('dialog')).getAllByRole('button', { name: /Hủy|Xác nhận/ }))
      expect(button).toBeDisabled();
  });
});

describe('SettingRow', () => {
  it('ME-3: is one button named by the setting and its value', async () => {
    const onClick = jest.fn();
    renderKit(<SettingRow label="Ngôn ngữ" value="Tiếng Việt" onClick={onClick} />);
    await userEvent.click(screen.getByRole('button', { name: 'Ngôn ngữ Tiếng Việt' }));
    expect(onClick).toHaveBeenCalledTimes(1);
  });
});

describe('SmsCommand', () => {
  it('REC-2: shows what to send and where; a number opens the SMS app where there is one', () => {
    renderKit(
      <SmsCommand
        text="MXT demo"
        numbers={[{ label: '0900 000 001', href: 'sms:1' }, { label: '0900 000 002' }]}
      />,
    );
    expect(screen.getByText('MXT demo')).toBeInTheDocument();
    expect(screen.getByRole('link')).toHaveAttribute('href', 'sms:1');
    expect(screen.getByText('0900 000 002')).toBeInTheDocument();
  });
});

describe('axe', () => {
  it.each([
    ['StepDots', <StepDots key="0" count={3} current={2} label="Bước 2/3" />],
    [
      'StrengthMeter',
      <StrengthMeter key="0" rules={[{ text: 'Cần', met: false }]} value={1} verdict="Yếu" />,
    ],
    ['CountdownButton', <CountdownButton key="0" label="Gửi mã" />],
    ['ChoiceCard', <ChoiceCard key="0" href="#" icon="@" title="Dùng email" />],
    [
      'SettingRow',
      <SettingList key="0">
        <SettingRow label="Tên" value="Nam" />
      </SettingList>,
    ],
    ['SmsCommand', <SmsCommand key="0" text="MXT demo" numbers={[{ label: '1', href: 'sms:1' }]} />],
    ['Avatar', <Avatar key="0" name="Nam" size="large" />],
  ])('finds nothing in %s', async (_name, element) => {
    const { container } = renderKit(element);
    expect(await axeFaults(container)).toEqual([]);
  });
});
