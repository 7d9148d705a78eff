/** What schools and agents are told of a student besides the name. Each is filled by the domain that knows it. */
export const studentTopicNames = ['CLASSES', 'ATTENDANCE', 'CERTIFICATES'] as const;

export type StudentTopicName = (typeof studentTopicNames)[number];
