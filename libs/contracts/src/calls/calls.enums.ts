/** Where the room of a call is: a room server of ours, a LiveKit server, or a page of somebody else's. */
export const callRoomKinds = ['OWN', 'LIVEKIT', 'ELSEWHERE'] as const;

export type CallRoomKind = (typeof callRoomKinds)[number];
