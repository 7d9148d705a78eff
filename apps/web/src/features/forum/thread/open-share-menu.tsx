import { lazyPart, useOpening } from '@lyceum/shell';
import { toast } from '@lyceum/ui';
import { Menu, Modal, Skeleton } from '@mantine/core';
import { IconBrandFacebook, IconBrandWechat, IconBrandX, IconLink } from '@tabler/icons-react';
import { Suspense, useState } from 'react';
import { shareLinks } from './share-links';
import { ShareButton, type ShareMenuProps } from './share-menu-button';
import * as messages from './thread.messages';
import classes from './thread-view.module.css';

const QrCode = lazyPart(() => import('./qr-code').then((it) => it.QrCode));

const icons = {
  Facebook: <IconBrandFacebook size={18} stroke={1.75} aria-hidden />,
  X: <IconBrandX size={18} stroke={1.75} aria-hidden />,
};

/** Ways to tell others of the thread. Nothing is loaded from the networks themselves. */
export function OpenShareMenu({ title, threadId }: ShareMenuProps) {
  const { button, ...opening } = useOpening();
  const [showsCode, setShowsCode] = useState(false);
  const address = `${window.location.origin}/thread/${threadId}`;
  return (
    <>
      <Menu position="bottom-start" {...opening}>
        <Menu.Target>
          <ShareButton ref={button} />
        </Menu.Target>
        <Menu.Dropdown>
          {shareLinks(address, title).map(({ label, href }) => (
            <Menu.Item
              key={label}
              component="a"
              href={href}
              target="_blank"
              rel="noopener noreferrer"
              leftSection={label in icons ? icons[label as keyof typeof icons] : undefined}
            >
              {label}
            </Menu.Item>
          ))}
          <Menu.Item
            leftSection={<IconBrandWechat size={18} stroke={1.75} aria-hidden />}
            onClick={() => setShowsCode(true)}
          >
            {messages.wechat()}
          </Menu.Item>
          <Menu.Item
            leftSection={<IconLink size={18} stroke={1.75} aria-hidden />}
            onClick={() => void copy(address)}
          >
            {messages.copyLink()}
          </Menu.Item>
        </Menu.Dropdown>
      </Menu>
      <Modal
        opened={showsCode}
        onClose={() => setShowsCode(false)}
        title={messages.shareOnWechat()}
        size="xs"
      >
        <p className={classes.qrNote}>{messages.aboutWechat()}</p>
        <Suspense fallback={<Skeleton height={200} width={200} mx="auto" />}>
          <QrCode address={address} />
        </Suspense>
      </Modal>
    </>
  );
}

async function copy(address: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(address);
    toast.success(messages.linkCopied());
  } catch {
    toast.error(messages.linkNotCopied({ address }));
  }
}
