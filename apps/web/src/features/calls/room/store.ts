/** State outside of React that screens follow: `useSyncExternalStore` takes `subscribe` and `get`. */
export class Store<State> {
  private readonly listeners = new Set<() => void>();

  constructor(private state: State) {}

  readonly get = (): State => this.state;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };

  set(change: Partial<State>): void {
    this.state = { ...this.state, ...change };
    for (const listener of [...this.listeners]) listener();
  }
}
