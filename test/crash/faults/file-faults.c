/*
 * A layer between a process and its files, for LD_PRELOAD on Linux: records every call that changes a file of one
 * directory, and fails or delays chosen ones. `fault-layer.ts` compiles it; `trace.ts` reads what it records.
 *
 *   FAULT_DIRECTORY  absolute path; files of it are watched, except the memory that SQLite shares (`-shm`)
 *   FAULT_TRACE      path of the trace, which is appended to
 *
 * A write to the file `marks` of the directory is recorded as a mark, in the order of all other records. A mark
 * `plan OPERATIONS SUFFIX FROM TO ERRNO MILLISECONDS` replaces the plan and counts from 1 again: calls of the
 * operations (letters of the records below) on names with the suffix (`*`: all) are delayed, and fail unless ERRNO is 0.
 *
 * Syncs of watched files do not reach the disk: what a sync guarantees is judged by the trace.
 */
#define _GNU_SOURCE
#include <dlfcn.h>
#include <errno.h>
#include <fcntl.h>
#include <limits.h>
#include <pthread.h>
#include <stdarg.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <sys/uio.h>
#include <unistd.h>

#define MAX_FILES 4096
#define MAX_NAME 256
#define REAL(result, name, ...) \
  static result (*real)(__VA_ARGS__); \
  if (!real) real = (result (*)(__VA_ARGS__))dlsym(RTLD_NEXT, #name)

/* Records: c open or create, w write, t truncate, s sync begins, S sync ends, u unlink, r rename, m mark. */
struct record {
  uint8_t operation;
  /* Of `c`: 1 it was created, 2 it was truncated. */
  uint8_t flags;
  uint16_t unused;
  /* errno of a sync that ended; 0 for success. Other calls are recorded only when they succeed. */
  int32_t error;
  uint64_t inode;
  /* Of `w`: place; of `t`: new size; of `s` and `S`: number of the sync, since those of two threads overlap. */
  uint64_t offset;
  uint32_t length;
  uint32_t unused2;
} __attribute__((packed));

struct watched {
  dev_t device;
  uint64_t inode;
  char name[MAX_NAME];
};

static pthread_mutex_t lock = PTHREAD_RECURSIVE_MUTEX_INITIALIZER_NP;
static struct watched *files[MAX_FILES];
static char directory[PATH_MAX];
static int trace = -1;
static struct {
  char operations[16];
  char suffix[MAX_NAME];
  long from, to, seen;
  int error, milliseconds;
} plan;

static ssize_t real_write(int fd, const void *data, size_t length) {
  REAL(ssize_t, write, int, const void *, size_t);
  return real(fd, data, length);
}

static void record(struct record header, const void *payload) {
  struct iovec parts[2] = {{&header, sizeof header}, {(void *)payload, header.length}};
  REAL(ssize_t, writev, int, const struct iovec *, int);
  if (real(trace, parts, 2) != (ssize_t)(sizeof header + header.length)) abort();
}

__attribute__((constructor)) static void begin(void) {
  const char *watch = getenv("FAULT_DIRECTORY"), *to = getenv("FAULT_TRACE");
  if (!watch || !to || strlen(watch) >= sizeof directory) return;
  REAL(int, open, const char *, int, ...);
  trace = real(to, O_WRONLY | O_CREAT | O_APPEND | O_CLOEXEC, 0600);
  if (trace < 0) abort();
  strcpy(directory, watch);
}

/* Name of a path within the directory, "." for the directory itself; NULL when it is not watched. */
static const char *watched_name(const char *path) {
  size_t length = strlen(directory);
  if (trace < 0 || !path || strncmp(path, directory, length) != 0) return NULL;
  if (path[length] == 0) return ".";
  if (path[length] != '/') return NULL;
  const char *name = path + length + 1, *end = name + strlen(name);
  if (*name == 0) return ".";
  if (end - name >= MAX_NAME || (end - name > 4 && strcmp(end - 4, "-shm") == 0)) return NULL;
  return name;
}

/*
 * The watched file that a descriptor has; NULL when there is none. What is closed by a system call of its own, as libuv
 * does, is not seen here: the number may mean another file since, which is told by its inode.
 */
static struct watched *file_of(int fd) {
  struct watched *file = fd >= 0 && fd < MAX_FILES ? files[fd] : NULL;
  struct stat status;
  if (!file) return NULL;
  return fstat(fd, &status) == 0 && status.st_dev == file->device && status.st_ino == file->inode ? file : NULL;
}

/* Whether the plan fails this call, with errno set. Called under the lock; delays are outside of it. */
static int fails(char operation, const char *name, int *milliseconds) {
  *milliseconds = 0;
  if (!plan.operations[0] || !strchr(plan.operations, operation)) return 0;
  size_t length = strlen(name), suffix = strlen(plan.suffix);
  if (strcmp(name, "marks") == 0) return 0;
  if (strcmp(plan.suffix, "*") != 0 && (suffix > length || strcmp(name + length - suffix, plan.suffix) != 0)) return 0;
  plan.seen++;
  if (plan.seen < plan.from || plan.seen > plan.to) return 0;
  *milliseconds = plan.milliseconds;
  errno = plan.error;
  return plan.error != 0;
}

static int refused(char operation, const char *name) {
  int milliseconds;
  pthread_mutex_lock(&lock);
  int failed = fails(operation, name, &milliseconds), error = errno;
  pthread_mutex_unlock(&lock);
  if (milliseconds) usleep((useconds_t)milliseconds * 1000);
  errno = error;
  return failed;
}

static int opened(int fd, const char *name, int flags, int existed) {
  struct stat status;
  if (fd < 0) return fd;
  if (fd >= MAX_FILES || fstat(fd, &status) != 0) abort();
  struct watched *file = malloc(sizeof *file);
  file->device = status.st_dev;
  file->inode = status.st_ino;
  strcpy(file->name, name);
  files[fd] = file;
  struct record header = {.operation = 'c', .inode = status.st_ino, .length = (uint32_t)strlen(name)};
  header.flags = (uint8_t)((existed ? 0 : 1) | (flags & O_TRUNC ? 2 : 0));
  record(header, name);
  return fd;
}

#define OPEN(function, before, first, call) \
  int function(before const char *path, int flags, ...) { \
    mode_t mode = 0; \
    if (flags & (O_CREAT | O_TMPFILE)) { \
      va_list rest; \
      va_start(rest, flags); \
      mode = va_arg(rest, mode_t); \
      va_end(rest); \
    } \
    REAL(int, function, first const char *, int, ...); \
    const char *name = watched_name(path); \
    if (!name) return real call; \
    if (refused('c', name)) return -1; \
    struct stat status; \
    pthread_mutex_lock(&lock); \
    int existed = stat(path, &status) == 0; \
    int fd = opened(real call, name, flags, existed); \
    int error = errno; \
    pthread_mutex_unlock(&lock); \
    errno = error; \
    return fd; \
  }
#define NOTHING
#define DIRECTORY int at,
#define DIRECTORY_TYPE int,
OPEN(open, NOTHING, NOTHING, (path, flags, mode))
OPEN(open64, NOTHING, NOTHING, (path, flags, mode))
OPEN(openat, DIRECTORY, DIRECTORY_TYPE, (at, path, flags, mode))
OPEN(openat64, DIRECTORY, DIRECTORY_TYPE, (at, path, flags, mode))

int close(int fd) {
  REAL(int, close, int);
  pthread_mutex_lock(&lock);
  if (fd >= 0 && fd < MAX_FILES && files[fd]) {
    free(files[fd]);
    files[fd] = NULL;
  }
  int result = real(fd), error = errno;
  pthread_mutex_unlock(&lock);
  errno = error;
  return result;
}

static void marked(const char *text, size_t length) {
  char copy[512];
  if (length >= sizeof copy) abort();
  memcpy(copy, text, length);
  copy[length] = 0;
  struct record header = {.operation = 'm', .length = (uint32_t)length};
  record(header, text);
  if (strncmp(copy, "plan ", 5) != 0) return;
  memset(&plan, 0, sizeof plan);
  if (sscanf(copy + 5, "%15s %255s %ld %ld %d %d", plan.operations, plan.suffix, &plan.from, &plan.to, &plan.error,
             &plan.milliseconds) != 6)
    abort();
}

/* One write at a place; -1 for the current one, which the caller moves. */
static ssize_t write_at(int fd, const void *data, size_t length, off_t offset) {
  struct watched *file = file_of(fd);
  REAL(ssize_t, pwrite64, int, const void *, size_t, off64_t);
  if (strcmp(file->name, "marks") == 0) {
    pthread_mutex_lock(&lock);
    marked(data, length);
    pthread_mutex_unlock(&lock);
    return (ssize_t)length;
  }
  if (refused('w', file->name)) return -1;
  pthread_mutex_lock(&lock);
  off_t place = offset < 0 ? lseek(fd, 0, SEEK_CUR) : offset;
  ssize_t written = offset < 0 ? real_write(fd, data, length) : real(fd, data, length, offset);
  int error = errno;
  if (written > 0) {
    struct record header = {
        .operation = 'w', .inode = file->inode, .offset = (uint64_t)place, .length = (uint32_t)written};
    record(header, data);
  }
  pthread_mutex_unlock(&lock);
  errno = error;
  return written;
}

ssize_t write(int fd, const void *data, size_t length) {
  return file_of(fd) ? write_at(fd, data, length, -1) : real_write(fd, data, length);
}

#define PWRITE(function) \
  ssize_t function(int fd, const void *data, size_t length, off64_t offset) { \
    REAL(ssize_t, function, int, const void *, size_t, off64_t); \
    return file_of(fd) ? write_at(fd, data, length, offset) : real(fd, data, length, offset); \
  }
PWRITE(pwrite)
PWRITE(pwrite64)

static ssize_t write_parts(int fd, const struct iovec *parts, int count, off64_t offset) {
  ssize_t sum = 0;
  for (int at = 0; at < count; at++) {
    ssize_t written = write_at(fd, parts[at].iov_base, parts[at].iov_len, offset < 0 ? -1 : offset + sum);
    if (written < 0) return sum > 0 ? sum : -1;
    sum += written;
    if ((size_t)written < parts[at].iov_len) break;
  }
  return sum;
}

ssize_t writev(int fd, const struct iovec *parts, int count) {
  REAL(ssize_t, writev, int, const struct iovec *, int);
  return file_of(fd) ? write_parts(fd, parts, count, -1) : real(fd, parts, count);
}

#define PWRITEV(function) \
  ssize_t function(int fd, const struct iovec *parts, int count, off64_t offset) { \
    REAL(ssize_t, function, int, const struct iovec *, int, off64_t); \
    return file_of(fd) ? write_parts(fd, parts, count, offset) : real(fd, parts, count, offset); \
  }
PWRITEV(pwritev)
PWRITEV(pwritev64)

#define TRUNCATE(function) \
  int function(int fd, off64_t size) { \
    REAL(int, function, int, off64_t); \
    struct watched *file = file_of(fd); \
    if (!file) return real(fd, size); \
    if (refused('t', file->name)) return -1; \
    pthread_mutex_lock(&lock); \
    int result = real(fd, size), error = errno; \
    struct record header = {.operation = 't', .inode = file->inode, .offset = (uint64_t)size}; \
    if (result == 0) record(header, NULL); \
    pthread_mutex_unlock(&lock); \
    errno = error; \
    return result; \
  }
TRUNCATE(ftruncate)
TRUNCATE(ftruncate64)

static int sync_file(struct watched *file) {
  static uint64_t syncs;
  struct record header = {.operation = 's', .inode = file->inode};
  int milliseconds;
  pthread_mutex_lock(&lock);
  header.offset = ++syncs;
  record(header, NULL);
  header.error = fails('s', file->name, &milliseconds) ? errno : 0;
  pthread_mutex_unlock(&lock);
  if (milliseconds) usleep((useconds_t)milliseconds * 1000);
  pthread_mutex_lock(&lock);
  header.operation = 'S';
  record(header, NULL);
  pthread_mutex_unlock(&lock);
  errno = header.error;
  return header.error ? -1 : 0;
}

#define SYNC(function) \
  int function(int fd) { \
    REAL(int, function, int); \
    return file_of(fd) ? sync_file(file_of(fd)) : real(fd); \
  }
SYNC(fsync)
SYNC(fdatasync)

#define UNLINK(function, before, first, call) \
  int function(before const char *path after_##function) { \
    REAL(int, function, first const char * type_##function); \
    const char *name = watched_name(path); \
    if (!name) return real call; \
    if (refused('u', name)) return -1; \
    pthread_mutex_lock(&lock); \
    int result = real call, error = errno; \
    struct record header = {.operation = 'u', .length = (uint32_t)strlen(name)}; \
    if (result == 0) record(header, name); \
    pthread_mutex_unlock(&lock); \
    errno = error; \
    return result; \
  }
#define after_unlink
#define type_unlink
#define after_remove
#define type_remove
#define after_unlinkat , int flags
#define type_unlinkat , int
UNLINK(unlink, NOTHING, NOTHING, (path))
UNLINK(remove, NOTHING, NOTHING, (path))
UNLINK(unlinkat, DIRECTORY, DIRECTORY_TYPE, (at, path, flags))

int rename(const char *from, const char *to) {
  REAL(int, rename, const char *, const char *);
  const char *old = watched_name(from), *new = watched_name(to);
  if (!old && !new) return real(from, to);
  /* A file that enters or leaves the directory would need more than its name. */
  if (!old || !new) abort();
  if (refused('r', old)) return -1;
  char both[2 * MAX_NAME];
  pthread_mutex_lock(&lock);
  int result = real(from, to), error = errno;
  struct record header = {.operation = 'r', .length = (uint32_t)snprintf(both, sizeof both, "%s\n%s", old, new)};
  if (result == 0) record(header, both);
  pthread_mutex_unlock(&lock);
  errno = error;
  return result;
}
