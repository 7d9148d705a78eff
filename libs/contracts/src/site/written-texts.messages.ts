import { type Message, message } from '../messages';

/** A page that is written in full. */
export type WrittenName = 'help' | 'contact';

interface Section {
  readonly heading: Message<string>;
  readonly paragraphs: readonly Message<'{brandName}'>[];
}

/** Pages that are written in full. They say what is so today and nothing else. */
export const writtenTexts: Readonly<Record<WrittenName, readonly Section[]>> = {
  help: [
    {
      heading: message('Getting in'),
      paragraphs: [
        message(
          'After signing up you get an email with a link that confirms your address; it holds for 24 hours. Nothing came? Look in the spam folder, then have it sent again from the login page.',
        ),
        message(
          'Forgot your password? Ask for a new one where you log in. The link in the email holds for an hour, and setting a new password ends all your sessions.',
        ),
        message('Under 13, your account opens once your parent or guardian has consented by their own link.'),
      ],
    },
    {
      heading: message('Reading and writing'),
      paragraphs: [
        message(
          'A forum holds threads; a thread has replies, and a reply has comments. You can clap up to ten times for each. Drafts save themselves while you write.',
        ),
        message('What you write may wait for review first. Until then only you see it, and it says so.'),
      ],
    },
    {
      heading: message('Who sees what'),
      paragraphs: [
        message(
          'Threads in public forums are read by everybody who has an account; those in private forums by their members only. A link to a public thread shows visitors its title and, if its author is of age, how it begins.',
        ),
        message(
          'Your email address and your date of birth are never shown to other members. Of what your profile tells, you say piece by piece who sees it, and in the settings whether others see that you are online.',
        ),
        message(
          'Messages and calls are for friends alone, and an adult can only ask a minor to be friends if they teach them.',
        ),
      ],
    },
    {
      heading: message('When something is wrong'),
      paragraphs: [
        message(
          'Every thread, reply and comment has “Report”. Moderators read reports; nobody is told who reported.',
        ),
        message(
          'To block somebody, open the card behind their name. You then see nothing of each other, and nobody is told.',
        ),
        message('If somebody is in danger, call the emergency number where you are first, then write to us.'),
      ],
    },
    {
      heading: message('Your data and your account'),
      paragraphs: [
        message(
          'In the settings you can correct your data, download all of it, choose which emails you get, end sessions on other devices, and delete your account. It is then erased after 14 days; until then you can change your mind by logging in.',
        ),
      ],
    },
    {
      heading: message('For parents and guardians'),
      paragraphs: [
        message(
          'The link in our email lets you consent, and withdraw your consent at any time. From 13 on a student gives you a code, with which you become their guardian here. Your page then tells what is due and done, never what somebody wrote. Anything else: write to us.',
        ),
      ],
    },
  ],
  contact: [
    {
      heading: message('What helps us to help you'),
      paragraphs: [
        message(
          'Give the address of your account, say what you were doing and what you saw instead, and add the number of the error if one was shown. Never send us your password; we will not ask for it.',
        ),
      ],
    },
    {
      heading: message('Something somebody wrote'),
      paragraphs: [
        message(
          'Use “Report” beside it. It reaches the moderators at once and shows them what you mean, which an email cannot.',
        ),
      ],
    },
    {
      heading: message('Parents, guardians and schools'),
      paragraphs: [
        message(
          'Questions about a child’s account are answered to the guardian’s address we know, so please give that one.',
        ),
      ],
    },
  ],
};
