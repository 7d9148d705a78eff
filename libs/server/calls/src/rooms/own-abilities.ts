/** What rooms of our own server can do: each person is sent to every other one, by one core of one machine. */
export const ownAbilities = { people: 12, cameraLines: 360, records: true } as const;
