import {
  Alert,
  AuthLayout,
  Avatar,
  Box,
  Button,
  ChoiceCard,
  ConfirmDialog,
  CountdownButton,
  DescriptionList,
  Dialog,
  EmptyState,
  ErrorBoundary,
  ErrorBoundaryPanel,
  ErrorPanel,
  ErrorPanelExtra,
  BrandTextsProvider,
  KitTextsProvider,
  LinkButton,
  Logo,
  Notice,
  PageTitle,
  Panel,
  LoadingText,
  Progress,
  SettingList,
  SettingRow,
  Shell,
  ShellHeader,
  Sidebar,
  SkeletonBlock,
  SkeletonPanel,
  SkeletonText,
  SkeletonTiles,
  SkipLink,
  SmsCommand,
  Stack,
  StepDots,
  StrengthMeter,
  SummaryPanel,
  Text,
  TextLink,
  Toast,
  User,
  UserMenu,
  VisuallyHidden,
} from '@portal/ui-kit';
import type { Samples } from './sample';

const nothing = () => undefined;

const menu = <UserMenu name="Trần Thanh Nam" items={[{ label: 'Đăng xuất', onSelect: nothing }]} />;

/** Samples of layout, texts, buttons and messages. */
export const parts: Samples = {
  Alert: { element: <Alert>Tên đăng nhập đã có người dùng.</Alert> },
  AuthLayout: { element: <AuthLayout logoHref="/" footer="© 2026" children="Nội dung" /> },
  Avatar: { element: <Avatar name="Trần Thanh Nam" /> },
  Box: { element: <Box>Nội dung</Box> },
  Button: { element: <Button>Nạp</Button> },
  ChoiceCard: { element: <ChoiceCard href="/recovery" icon={<User aria-hidden />} title="Qua e-mail" /> },
  ConfirmDialog: {
    element: (
      <ConfirmDialog open title="Xác nhận" onConfirm={nothing} onCancel={nothing} children="Chắc chứ?" />
    ),
  },
  CountdownButton: { element: <CountdownButton label="Gửi mã" /> },
  DescriptionList: { element: <DescriptionList rows={[{ label: 'Mã giao dịch', value: '42' }]} /> },
  Dialog: { element: <Dialog open onClose={nothing} title="Xác nhận" children="Nội dung" /> },
  EmptyState: { element: <EmptyState title="Chưa có giao dịch" /> },
  ErrorBoundary: {
    element: <ErrorBoundary>Nội dung</ErrorBoundary>,
    rendersNoElement: 'It renders its children, or its fallback after an error.',
  },
  ErrorBoundaryPanel: {
    element: <ErrorBoundaryPanel>Nội dung</ErrorBoundaryPanel>,
    rendersNoElement: 'It renders its children, or an ErrorPanel after an error.',
  },
  ErrorPanel: { element: <ErrorPanel message="Không tải được" /> },
  ErrorPanelExtra: {
    element: (
      <ErrorPanelExtra value="Báo lỗi">
        <ErrorPanel message="Không tải được" />
      </ErrorPanelExtra>
    ),
    rendersNoElement: 'It renders its children.',
  },
  BrandTextsProvider: {
    element: (
      <BrandTextsProvider name="Rồng Việt" unit="ngọc">
        Nội dung
      </BrandTextsProvider>
    ),
    rendersNoElement: 'It renders its children.',
  },
  KitTextsProvider: {
    element: <KitTextsProvider texts={{ logo: { title: 'Rồng Việt' } }}>Nội dung</KitTextsProvider>,
    rendersNoElement: 'It renders its children.',
  },
  LinkButton: { element: <LinkButton href="/payment">Nạp thẻ</LinkButton> },
  Logo: { element: <Logo /> },
  Notice: { element: <Notice>Lưu ý</Notice> },
  PageTitle: { element: <PageTitle>Nạp game</PageTitle> },
  Panel: { element: <Panel>Nội dung</Panel> },
  LoadingText: { element: <LoadingText label="Đang tải dữ liệu..." /> },
  Progress: { element: <Progress label="Đang tải dữ liệu..." /> },
  SettingList: { element: <SettingList>Nội dung</SettingList> },
  SettingRow: { element: <SettingRow label="E-mail" value="nam@example.com" /> },
  Shell: { element: <Shell header="Đầu trang" sidebar="Điều hướng" children="Nội dung" /> },
  ShellHeader: {
    element: (
      <ShellHeader
        logoHref="/"
        title="Nạp thẻ"
        links={[{ href: '/support', label: 'Hỗ trợ' }]}
        menu={menu}
        onToggleSidebar={nothing}
        sidebarOpen={false}
        scrolled={false}
      />
    ),
  },
  Sidebar: {
    element: (
      <Sidebar items={[{ href: '/', label: 'Thông tin', icon: User }]} open={false} onClose={nothing} />
    ),
  },
  SkeletonBlock: { element: <SkeletonBlock /> },
  SkeletonPanel: { element: <SkeletonPanel /> },
  SkeletonText: { element: <SkeletonText /> },
  SkeletonTiles: { element: <SkeletonTiles /> },
  SkipLink: { element: <SkipLink /> },
  SmsCommand: { element: <SmsCommand text="MXT thanhnam" numbers={[{ label: '8070' }]} /> },
  Stack: { element: <Stack>Nội dung</Stack> },
  StepDots: { element: <StepDots count={3} current={2} label="Bước 2/3" /> },
  StrengthMeter: {
    element: (
      <StrengthMeter rules={[{ text: 'Cần ít nhất 1 chữ số', met: true }]} value={2} valueText="Vừa" />
    ),
  },
  SummaryPanel: {
    element: <SummaryPanel title="Giao dịch" rows={[{ label: 'Số dư', value: '1 KP' }]} children="Nạp" />,
  },
  Text: { element: <Text>Nội dung</Text> },
  TextLink: { element: <TextLink href="/register">Đăng ký</TextLink> },
  Toast: { element: <Toast open message="Đã lưu" onClose={nothing} /> },
  UserMenu: { element: menu },
  VisuallyHidden: { element: <VisuallyHidden>Chỉ để nghe</VisuallyHidden> },
};
