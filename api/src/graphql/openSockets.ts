/** Counts the open sockets of one process, in all and by caller. */
export class OpenSockets {
  private readonly byIp = new Map<string, number>();
  private total = 0;

  constructor(private readonly limits: { socketsPerIp: number; sockets: number }) {}

  /** Counts one more; false when the caller or the process has as many as it may. */
  add(ip: string): boolean {
    const open = this.byIp.get(ip) ?? 0;
    if (open >= this.limits.socketsPerIp || this.total >= this.limits.sockets) return false;
    this.byIp.set(ip, open + 1);
    this.total += 1;
    return true;
  }

  /** One that was counted has closed. */
  remove(ip: string): void {
    const open = this.byIp.get(ip) ?? 0;
    if (open > 1) this.byIp.set(ip, open - 1);
    else this.byIp.delete(ip);
    this.total -= 1;
  }
}
