import { fullName } from '@lyceum/contracts/auth';
import { typedAddress } from '@lyceum/rich-text';
import { IconAt, IconLink } from '@tabler/icons-react';
import * as messages from '../editor.messages';
import type { SuggestPeople } from '../text-editor.types';
import { AddressForm } from '../toolbar/address-form';
import { EmojiControl } from '../toolbar/emoji-control';
import { ToolPopover } from '../toolbar/tool-popover';
import { ToolGroup, ToolStrip } from '../toolbar/tool-strip';
import { UploadControl } from '../toolbar/upload-control';
import { PersonSearch } from './person-search';
import type { NamedPerson } from './plain-writing';

interface PlainToolsProps {
  /** Writes words where the cursor is, be they somebody's name. */
  readonly onInsert: (words: string, person?: NamedPerson) => void;
  readonly suggest: SuggestPeople | undefined;
  readonly onFiles: ((files: readonly File[]) => void) | undefined;
}

/** The tools of a text without a form. */
export function PlainTools({ onInsert, suggest, onFiles }: PlainToolsProps) {
  return (
    <ToolStrip>
      <ToolGroup>
        <EmojiControl onPick={onInsert} />
        {suggest && (
          <ToolPopover label={messages.mentionSomebody()} icon={<IconAt size={16} aria-hidden />}>
            {(close) => (
              <PersonSearch
                suggest={suggest}
                onChoose={(person) => {
                  const label = fullName(person);
                  onInsert(`@${label} `, { id: person.id, label });
                  close();
                }}
              />
            )}
          </ToolPopover>
        )}
        <ToolPopover label={messages.link()} icon={<IconLink size={16} aria-hidden />}>
          {(close) => (
            <AddressForm
              label={messages.linkTo()}
              submitLabel={messages.insert()}
              onSubmit={(typed) => {
                const address = typedAddress(typed);
                if (!address) return false;
                onInsert(`${address} `);
                close();
                return true;
              }}
            />
          )}
        </ToolPopover>
        {onFiles && <UploadControl kind="IMAGE" onFiles={onFiles} />}
        {onFiles && <UploadControl kind="VIDEO" onFiles={onFiles} />}
      </ToolGroup>
    </ToolStrip>
  );
}
